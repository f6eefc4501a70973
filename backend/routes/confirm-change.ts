import { confirmChange as confirm } from "../application/confirm-change";
import type { Handler } from "./handler";

/** Withdraws or deletes an application. */
export const confirmChange: Handler<"confirmChange"> = ({ params }, deps) => confirm(deps, params.token);
