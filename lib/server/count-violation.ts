import "server-only";
import { text as textOf } from "node:stream/consumers";
import { z } from "zod";
import { say } from "@/lib/operations/metrics/signals";
import { readJson } from "@/lib/text/read-json";
import { capped } from "./api-proxy/body";
import { bodyOf } from "./incoming-request";
import { refuse } from "./refusal";
import { isSameOrigin } from "./same-origin";

/** Reports repeat the policy, which has a hash for each inline script. */
const MOST_BYTES = 20_000;

const DIRECTIVES = [
	"base-uri",
	"connect-src",
	"font-src",
	"form-action",
	"frame-ancestors",
	"frame-src",
	"img-src",
	"manifest-src",
	"media-src",
	"object-src",
	"require-trusted-types-for",
	"script-src",
	"script-src-attr",
	"script-src-elem",
	"style-src",
	"style-src-attr",
	"style-src-elem",
	"trusted-types",
	"worker-src",
];

/** Older browsers report the directive with its values, and no effective directive. */
const report = z.object({
	"csp-report": z.object({
		"effective-directive": z.string().optional(),
		"violated-directive": z.string().optional(),
	}),
});

/** The directive of a report; `other` for one that pages don't have, so that metrics have few labels. */
function directiveOf(text: string): string | undefined {
	const { data } = report.safeParse(readJson(text));
	if (!data) return undefined;
	const { "effective-directive": effective, "violated-directive": violated } = data["csp-report"];
	const [name = ""] = (effective || violated || "").split(" ");
	return DIRECTIVES.includes(name) ? name : "other";
}

/**
 * Receives a report about a violation of a page's policy, and counts it by directive. Nothing else is stored or logged:
 * reports contain addresses, which may be personal.
 */
export async function countViolation(request: Request): Promise<Response> {
	if (!isSameOrigin(request.headers)) return refuse("cross_origin");
	const text = await textOf(capped(bodyOf(request), MOST_BYTES)).catch(() => null);
	if (text === null) return refuse("body_too_large");
	const directive = directiveOf(text);
	if (!directive) return refuse("malformed_body");
	say("violation", () => ({ directive }));
	return new Response(null, { status: 204, headers: { "cache-control": "no-store" } });
}
