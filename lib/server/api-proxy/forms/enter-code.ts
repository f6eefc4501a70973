import "server-only";
import { type Locale, pathIn } from "@/lib/i18n/locales";
import { codeOutcome } from "@/lib/interview-code/code-outcome";
import { ENTER_CODE_PATH } from "@/lib/interview-code/enter-code";
import { answerAddress } from "@/lib/site/answer-address";
import { type CodeResult, ENTERED } from "../../code-result";
import { env } from "../../env";
import { type FormAdapter, isUrlEncoded, readUrlEncoded, seeOther } from "./form-adapter";

/** Maximum size of a posted form, in bytes. */
const LARGEST_FORM = 2_000;

/** How long a browser may take to request the redirect target, in seconds. */
const ON_THE_WAY_SECONDS = 60;

/** The same request as JSON, which the hosts expect; a refusal's text is in the page's language. */
function asJson(request: Request, typed: string, locale: Locale): Request {
	const headers = new Headers(request.headers);
	headers.set("content-type", "application/json");
	headers.set("accept-language", locale);
	headers.delete("content-length");
	const { url, signal } = request;
	return new Request(url, { method: "POST", headers, body: JSON.stringify({ code: typed }), signal });
}

/** Whether a form may redirect there directly: browsers' form policy (CSP) blocks redirects to other origins. */
const isOurs = (goal: string): boolean => new URL(goal, env().siteOrigin).origin === env().siteOrigin;

/** An entered code: redirects the browser to its target, or to the page that explains the refusal. */
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
		return seeOther(answerAddress(page), [ENTERED.write(result, page, seconds)]);
	},
};
