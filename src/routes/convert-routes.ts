import type { CompiledRoute } from "./compile.js";
import type { Syntax } from "./convert.js";
export const convertRoutes = (_routes: readonly CompiledRoute[], _syntax: Syntax): readonly object[] => [];
