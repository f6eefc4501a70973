import type { EndpointName } from "@/lib/contract/endpoints";
import { isApi } from "../guard/api-path";
import { callsAt } from "./api-calls";

/**
 * Calls whose form has files and a page that no cache keeps, so that the Back button brings back nothing that was typed:
 * the page gives it back instead. Other forms with files are better off with a reload, which sends the files again.
 */
const GIVING_BACK: ReadonlySet<EndpointName> = new Set(["correctApplication"]);

/** Whether the page of the form with files that is posted to a path gives back what was typed. */
export const givesBack = (path: string): boolean =>
	isApi(path) && callsAt(path).some(({ name }) => GIVING_BACK.has(name));
