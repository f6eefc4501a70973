import type { z } from "zod";
import type { Endpoint } from "./endpoint";
import type { EnquiryKind } from "./enquiry";
import type { Match } from "./match";
import { enquiryKind } from "./params";

/** The row with which a call's body is parsed: the fields of a partner, demo or training request depend on its kind. */
export function rowOf({ name, endpoint, params }: Match, enquiryOf: (kind: EnquiryKind) => z.ZodType): Endpoint {
	if (name !== "enquiry" || !endpoint.body) return endpoint;
	return { ...endpoint, body: { ...endpoint.body, schema: enquiryOf(enquiryKind.parse(params.kind)) } };
}
