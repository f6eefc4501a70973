import "server-only";
import { type Locale, pathIn } from "@/lib/i18n/locales";
import { codeOutcome } from "@/lib/interview-code/code-outcome";
import { ENTER_CODE_PATH } from "@/lib/interview-code/enter-code";
import { type CodeResult, ENTERED } from "../../code-result";
import { env } from "../../env";
import { type FormAdapter, isUrlEncoded, readUrlEncoded, seeOther } from "./form-adapter";

/** Largest posted form that is read, bytes. */
const LARGEST_FORM = 2_000;

/** How long a browser may take to ask for the page that leads it on, seconds. */
const ON_THE_WAY_SECONDS = 60;

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

/** An entered code: the browser is sent on to where it leads, or to the page that says why nowhere. */
export const enterCodeForm: FormAdapter = {
	isPosted: isUrlEncoded,
	async answer(request, { locale }, ask) {
		const typed = (await readUrlEncoded(request, LARGEST_FORM)).get("code") ?? "";
		const answer = await ask(asJson(request, typed, locale));
		const outcome = codeOutcome(answer.status, await answer.json(), locale);
		const page = pathIn(locale, ENTER_CODE_PATH);
		if ("goal" in outcome && isOurs(outcome.goal)) return seeOther(outcome.goal, [ENTERED.drop(page)]);
		const result: CodeResult = "goal" in outcome ? outcome : { typed, ...outcome };
		const seconds = "goal" in outcome ? ON_THE_WAY_SECONDS : undefined;
		return seeOther(page, [ENTERED.write(result, page, seconds)]);
	},
};
