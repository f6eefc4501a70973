import { cache } from "react";
import type { SharedAnswerMessages } from "@/components/shared-answer/answer-messages";
import { type AnswerView, answerView } from "@/components/shared-answer/answer-view";
import { sharedAnswerEndpoints } from "@/lib/contract/endpoints/shared-answers";
import { hash as hashParam } from "@/lib/contract/params";
import { type Locale, localeOf, pathIn } from "@/lib/i18n/locales";
import { loadMessages } from "@/lib/i18n/messages";
import { HostFailure } from "@/lib/server/host-failure";
import { mediaOrigins } from "@/lib/server/hosts";
import { readFresh } from "@/lib/server/read-fresh";
import { fill } from "@/lib/text/fill";

/** The route parameters of a shared answer's page. */
export interface AnswerProps {
	params: Promise<{ locale: string; hash: string }>;
}

/** The messages around a shared answer, in the address's language. */
interface AnswerTexts {
	messages: SharedAnswerMessages;
	productName: string;
	poweredBy: string;
	/** The site's home page. */
	home: string;
}

/** The data of a shared answer's page; without a path if the address can't belong to an answer. */
export interface AnswerPage extends AnswerTexts {
	/** The answer; "missing" if it doesn't exist, "failed" if the host can't tell. */
	view: AnswerView | "missing" | "failed";
	path: string;
}

/** A language's messages for the page of a shared answer. */
async function answerTexts(locale: Locale): Promise<AnswerTexts> {
	const { "shared-answer": answer, common } = await loadMessages(locale);
	const { productName, poweredBy } = common;
	return {
		messages: answer,
		productName,
		poweredBy: fill(poweredBy, { product: productName }),
		home: pathIn(locale, "/"),
	};
}

/** A page needs at least one of these parts; missing parts are omitted. */
const PARTS = ["company", "candidate", "job", "question", "video_url"];

async function findView(param: string): Promise<AnswerPage["view"]> {
	const hash = hashParam.safeParse(param).data;
	if (!hash) return "missing";
	try {
		const answer = await readFresh(sharedAnswerEndpoints.sharedAnswer, { params: { hash }, subject: PARTS });
		return answer ? answerView(answer, mediaOrigins()) : "missing";
	} catch (error) {
		if (error instanceof HostFailure) return "failed";
		throw error;
	}
}

const load = cache(async (locale: Locale, hash: string): Promise<AnswerPage> => {
	const [texts, view] = await Promise.all([answerTexts(locale), findView(hash)]);
	return { ...texts, view, path: pathIn(locale, `/public/candidates/video/${hash}`) };
});

/** Loads a shared answer once for the page's head and its body. */
export async function loadAnswerPage(params: AnswerProps["params"]): Promise<AnswerPage> {
	const { locale, hash } = await params;
	return load(localeOf(locale), hash);
}
