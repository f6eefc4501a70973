import "server-only";
import type { Endpoint } from "@/lib/contract/endpoint";
import type { Match } from "@/lib/contract/match";
import { enquiryKind } from "@/lib/contract/params";
import { enquiryOf } from "@/lib/contract/schemas/account";

/** The row by which a call's body is read: what a partner, demo or training request takes depends on its kind. */
export function rowOf({ name, endpoint, params }: Match): Endpoint {
	if (name !== "enquiry" || !endpoint.body) return endpoint;
	const schema = enquiryOf(enquiryKind.parse(params.kind), Date.now());
	return { ...endpoint, body: { ...endpoint.body, schema } };
}
