import type { Mount, Route, Table } from "./route.js";
