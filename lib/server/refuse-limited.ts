import "server-only";
import { LIMITED_HEADER } from "@/lib/contract/limited";
import { refuse } from "./refusal";

/** The refusal of a form that the web server has marked as exceeding its client's limit; null for every other request. */
export function refuseLimited({ headers }: Pick<Request, "headers">): Response | null {
	const wait = headers.get(LIMITED_HEADER);
	return wait ? refuse("too_many_requests", {}, { "retry-after": wait }) : null;
}
