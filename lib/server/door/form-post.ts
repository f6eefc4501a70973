import "server-only";
import { readRefusal } from "@/lib/application/refused";
import type { Match } from "@/lib/contract/match";

const LARGEST_FORM = 200_000;

/** True for a form that a browser without script posts by itself. */
export function isFormPost(request: Request, call: Match): boolean {
	return call.name === "applyByCode" && request.headers.get("sec-fetch-mode") === "navigate";
}

/** The same post as multipart, which is what the hosts take; other types pass as they are. */
export async function asMultipart(request: Request): Promise<Request> {
	const type = request.headers.get("content-type")?.split(";")[0];
	const size = Number(request.headers.get("content-length") ?? LARGEST_FORM + 1);
	if (type !== "application/x-www-form-urlencoded" || size > LARGEST_FORM) return request;
	const form = new FormData();
	for (const [name, value] of new URLSearchParams(await request.text())) form.append(name, value);
	const headers = new Headers(request.headers);
	headers.delete("content-type");
	headers.delete("content-length");
	return new Request(request.url, { method: "POST", headers, body: form });
}

/** Sends the browser on to the page that says what came of its application. */
export async function toResultPage(answer: Response, code: string): Promise<Response> {
	const body = await answer.json().catch(() => ({}));
	const result = new URLSearchParams();
	if (answer.ok) {
		result.set("interview_code", body.interview_code ?? "");
	} else {
		const refused = readRefusal(answer.status, body);
		const problems = refused.kind === "fields" ? Object.values(refused.problems) : [refused.code];
		result.set("problem", problems.join("."));
	}
	const location = `/p/${encodeURIComponent(code)}/applied?${result}`;
	return new Response(null, { status: 303, headers: { location, "cache-control": "no-store" } });
}
