import "server-only";
import { confirmPath, donePath, LOST_LINK_PATH, lostLinkAction, sentPath } from "@/lib/application/sent-address";
import type { LinkResult, Refusal, SentProblem, TypedCorrection } from "@/lib/application/sent-problem";
import type { APPLICATION_CHANGES } from "@/lib/contract/schemas/sent-application";
import { type Locale, pathIn } from "@/lib/i18n/locales";
import { answerAddress } from "@/lib/site/answer-address";
import { refuseLimited } from "../../refuse-limited";
import { CONFIRMED, dropNotCorrected, linkRequestAt, writeNotCorrected } from "../../sent-result";
import { type Call, readCall } from "../call";
import { answerCall, guarded } from "../send";
import { type Ask, type FormAdapter, isNavigation, isUrlEncoded, readUrlEncoded, seeOther } from "./form-adapter";
import { correctionRefusal, postCorrection, readUnsent } from "./posted/post-correction";

const LARGEST_FORM = 4_000;

type Change = (typeof APPLICATION_CHANGES)[number];

/** A request's headers with the page's language, in which the host writes sentences and mails. */
function inLanguage(request: Request, locale: Locale): Headers {
	const headers = new Headers(request.headers);
	headers.set("accept-language", locale);
	return headers;
}

/** The same request as JSON, which the hosts expect. */
function asJson(request: Request, value: unknown, locale: Locale, url = request.url): Request {
	const headers = inLanguage(request, locale);
	headers.set("content-type", "application/json");
	headers.delete("content-length");
	return new Request(url, { method: "POST", headers, body: JSON.stringify(value), signal: request.signal });
}

/** Why a host refused a change, by its status. */
const problemOf = (status: number): SentProblem =>
	status === 409 || status === 404 || status === 501 ? "closed" : status === 429 ? "tooMany" : "failed";

async function backWith(refusal: Refusal, { params, locale }: Call): Promise<Response> {
	const page = pathIn(locale, sentPath(params.token ?? ""));
	const part = refusal.errors ? "#correct" : "";
	return seeOther(answerAddress(page) + part, (await writeNotCorrected(refusal, page)) ?? []);
}

/** Corrections of a sent application, with files: redirects the browser to its page, which shows the result. */
export const correctForm: FormAdapter = {
	isPosted: isNavigation,
	async answer(request, call, ask) {
		const { locale, params, region, headers } = call;
		const token = params.token ?? "";
		const page = pathIn(locale, sentPath(token));
		const limited = refuseLimited(request);
		if (limited) return backWith({ ...correctionRefusal(limited.status, {}), typed: await readUnsent(request) }, call);
		let typed: TypedCorrection | undefined;
		const way = {
			token,
			region,
			headers,
			signal: request.signal,
			ask: (value: unknown) => ask(asJson(request, value, locale)),
			keep: (read: TypedCorrection) => {
				typed = read;
			},
		};
		const outcome = await guarded(request, call, () => postCorrection(request, way));
		if (outcome instanceof Response) {
			const refusal = correctionRefusal(outcome.status, await outcome.json().catch(() => ({})));
			return backWith({ ...refusal, typed }, call);
		}
		return outcome ? backWith(outcome, call) : seeOther(donePath(locale, token, "saved"), dropNotCorrected(page));
	},
};

/**
 * The first step of a withdrawal or deletion: the host sends a mail, or, without an address, the second step follows at
 * once.
 */
export const requestChangeForm: FormAdapter = {
	isPosted: isUrlEncoded,
	async answer(request, call, ask) {
		const { locale, params } = call;
		const change = (await readUrlEncoded(request, LARGEST_FORM)).get("change");
		const answer = await ask(asJson(request, { change }, locale));
		if (!answer.ok) return backWith({ problem: problemOf(answer.status) }, call);
		const { confirmation_token: token }: { confirmation_token?: string } = await answer.json();
		if (token) return seeOther(pathIn(locale, confirmPath(token)));
		const page = pathIn(locale, sentPath(params.token ?? ""));
		return seeOther(donePath(locale, params.token ?? "", "mailed"), dropNotCorrected(page));
	},
};

const MAIL_PROBLEMS: Partial<Record<number, SentProblem>> = { 409: "noInterview", 429: "tooMany" };

/** The link to the interview by mail: redirects the browser to the application's page, which shows the result. */
export const mailLinkForm: FormAdapter = {
	isPosted: isNavigation,
	async answer(request, call, ask) {
		const { locale, params } = call;
		const answer = await ask(
			new Request(request.url, { method: "POST", headers: inLanguage(request, locale), signal: request.signal }),
		);
		if (!answer.ok) return backWith({ problem: MAIL_PROBLEMS[answer.status] ?? "notMailed" }, call);
		const token = params.token ?? "";
		return seeOther(donePath(locale, token, "linkMailed"), dropNotCorrected(pathIn(locale, sentPath(token))));
	},
};

/** The second step: redirects the browser to the confirmation page, which reports success. */
export const confirmChangeForm: FormAdapter = {
	isPosted: isNavigation,
	async answer(request, { locale, params }, ask) {
		const page = pathIn(locale, confirmPath(params.token ?? ""));
		const answer = await ask(
			new Request(request.url, { method: "POST", headers: request.headers, signal: request.signal }),
		);
		if (!answer.ok) {
			if (answer.status === 404) return seeOther(page);
			const problem = answer.status === 429 ? "tooMany" : "failed";
			return seeOther(answerAddress(page), [CONFIRMED.write({ problem }, page)]);
		}
		const { change }: { change: Change } = await answer.json();
		return seeOther(page, [CONFIRMED.write({ change }, page)]);
	},
};

const LINK_RESULT: Record<number, LinkResult> = {
	204: "sent",
	400: "invalid",
	404: "unavailable",
	422: "invalid",
	429: "tooMany",
	501: "unavailable",
};

const LONGEST_EMAIL = 254;

/** The same call for the region that the form names, so that only that region's host receives an address. */
async function askRegion(request: Request, call: Call, ask: Ask, values: { email: string; region: string | null }) {
	const { email, region } = values;
	if (region !== "eu" || call.region === "eu") return ask(asJson(request, { email }, call.locale));
	const url = new URL(lostLinkAction("eu", call.locale), request.url).href;
	const sent = asJson(request, { email }, call.locale, url);
	const other = readCall(sent);
	return other instanceof Response ? other : answerCall(sent, other);
}

/** A lost link: redirects the browser to a page that says the same for every address. */
export const requestLinksForm: FormAdapter = {
	isPosted: isUrlEncoded,
	async answer(request, call, ask) {
		const posted = await readUrlEncoded(request, LARGEST_FORM);
		const values = { email: posted.get("email") ?? "", region: posted.get("region") };
		const answer = await askRegion(request, call, ask, values);
		const page = pathIn(call.locale, LOST_LINK_PATH);
		const result = LINK_RESULT[answer.status] ?? "failed";
		const isEu = values.region === "eu" || call.region === "eu";
		const typed = { email: values.email.slice(0, LONGEST_EMAIL), isEu };
		const cookies = await linkRequestAt(page).write(result === "sent" ? { result } : { result, typed });
		return seeOther(answerAddress(page), cookies ?? []);
	},
};
