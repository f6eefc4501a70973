import type { RefusalCode } from "@/lib/contract/errors";
import { isApi } from "./api-path";

const READ = new Set(["GET", "HEAD"]);
const API = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);

/** The methods an address takes, for the `Allow` header; which of them a call takes is the door's to say. */
export const allowedMethods = (path: string) => [...(isApi(path) ? API : READ)].join(", ");

/** Refuses everything but reading outside `/api`, and methods that nothing here knows (TRACE among them). */
export function refuseMethod(method: string, path: string): RefusalCode | null {
	return (isApi(path) ? API : READ).has(method) ? null : "method_not_allowed";
}
