import "server-only";
import type { Match } from "@/lib/contract/match";
import { type Locale, pathIn } from "@/lib/i18n/locales";
import { codeOutcome } from "@/lib/interview-code/code-outcome";
import { ENTER_CODE_PATH } from "@/lib/interview-code/enter-code";
import { type CodeResult, ENTERED } from "../code-result";
import { env } from "../env";

const FORM_TYPE = "application/x-www-form-urlencoded";

/** Largest posted form that is read, bytes. */
const LARGEST_FORM = 2_000;

/** How long a browser may take to ask for the page that leads it on, seconds. */
const ON_THE_WAY_SECONDS = 60;

/** Whether a browser posted the form for a code by itself: pages' scripts send JSON. */
export const isCodeForm = (request: Request, { name }: Match): boolean =>
	name === "popupCode" && request.headers.get("content-type")?.split(";")[0] === FORM_TYPE;

/** What was typed into the form; empty for a body that no such form has. */
async function readTyped(request: Request): Promise<string> {
	const size = Number(request.headers.get("content-length") ?? LARGEST_FORM + 1);
	return size > LARGEST_FORM ? "" : (new URLSearchParams(await request.text()).get("code") ?? "");
}

/** The same post as JSON, which is what the hosts take; a refusal is told in the page's language. */
function asJson(request: Request, typed: string, locale: Locale): Request {
	const headers = new Headers(request.headers);
	headers.set("content-type", "application/json");
	headers.set("accept-language", locale);
	headers.delete("content-length");
	const { url, signal } = request;
	return new Request(url, { method: "POST", headers, body: JSON.stringify({ code: typed }), signal });
}

/** Whether browsers may be sent there straight from a form: their policy stops them on the way to other origins. */
const isOurs = (goal: string): boolean => new URL(goal, env().siteOrigin).origin === env().siteOrigin;

const sendOn = (location: string, cookie: string): Response =>
	new Response(null, { status: 303, headers: { location, "set-cookie": cookie, "cache-control": "no-store" } });

/**
 * Answers a code that a browser posted without script: `ask` makes the call, and the browser is sent on to where the
 * code leads, or to the page that says why nowhere, in the language `locale`.
 */
export async function answerCodeForm(
	request: Request,
	locale: Locale,
	ask: (sent: Request) => Promise<Response>,
): Promise<Response> {
	const typed = await readTyped(request);
	const answer = await ask(asJson(request, typed, locale));
	const outcome = codeOutcome(answer.status, await answer.json(), locale);
	const page = pathIn(locale, ENTER_CODE_PATH);
	if ("goal" in outcome && isOurs(outcome.goal)) return sendOn(outcome.goal, ENTERED.drop(page));
	const result: CodeResult = "goal" in outcome ? outcome : { typed, ...outcome };
	return sendOn(page, ENTERED.write(result, page, "goal" in outcome ? ON_THE_WAY_SECONDS : undefined));
}
