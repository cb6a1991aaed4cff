import type { Failure } from "../uri/failure.js";
import type { Scalar } from "../uri/scalar.js";
import type { TypedUri } from "../uri/components.js";
import type { Codecs } from "./codec.js";
import type { LinkShape } from "./href.js";
import type { ParamsOf, ValuesOf } from "./param-types.js";
import type { Joined, Mount, Route } from "./route.js";
