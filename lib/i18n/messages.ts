import { markedMessages } from "#marked";
import type { Template } from "@/lib/text/fill";
import { withFacts } from "./facts";
import type { Locale } from "./locales";
// Written by `npm run check:types` and `npm run messages`; not in git.
import type { ValueNames } from "./value-names";

/** The files under `messages/<language>/`; the English ones define the key types. */
const FILES = {
	about: () => import("@/messages/en/about.json"),
	application: () => import("@/messages/en/application.json"),
	audiences: () => import("@/messages/en/audiences.json"),
	common: () => import("@/messages/en/common.json"),
	"company-list": () => import("@/messages/en/company-list.json"),
	"company-switch": () => import("@/messages/en/company-switch.json"),
	company: () => import("@/messages/en/company.json"),
	"document-request": () => import("@/messages/en/document-request.json"),
	enquiry: () => import("@/messages/en/enquiry.json"),
	"enter-code": () => import("@/messages/en/enter-code.json"),
	faq: () => import("@/messages/en/faq.json"),
	help: () => import("@/messages/en/help.json"),
	home: () => import("@/messages/en/home.json"),
	"how-it-works": () => import("@/messages/en/how-it-works.json"),
	"interview-check": () => import("@/messages/en/interview-check.json"),
	"interview-code": () => import("@/messages/en/interview-code.json"),
	job: () => import("@/messages/en/job.json"),
	legal: () => import("@/messages/en/legal.json"),
	"link-check": () => import("@/messages/en/link-check.json"),
	navigation: () => import("@/messages/en/navigation.json"),
	oops: () => import("@/messages/en/oops.json"),
	pages: () => import("@/messages/en/pages.json"),
	partners: () => import("@/messages/en/partners.json"),
	pricing: () => import("@/messages/en/pricing.json"),
	profile: () => import("@/messages/en/profile.json"),
	proof: () => import("@/messages/en/proof.json"),
	register: () => import("@/messages/en/register.json"),
	scenes: () => import("@/messages/en/scenes.json"),
	"sent-application": () => import("@/messages/en/sent-application.json"),
	"shared-answer": () => import("@/messages/en/shared-answer.json"),
	"sign-up": () => import("@/messages/en/sign-up.json"),
	"trial-form": () => import("@/messages/en/trial-form.json"),
	upload: () => import("@/messages/en/upload.json"),
};

type Files = { [Name in keyof typeof FILES]: Awaited<ReturnType<(typeof FILES)[Name]>>["default"] };

/** The texts by key; those with placeholders are templates. */
type Templates<Texts, Names> = {
	[Key in keyof Texts]: Texts[Key] extends string
		? Key extends keyof Names
			? Names[Key] extends readonly string[]
				? Template<Names[Key][number]>
				: string
			: string
		: Templates<Texts[Key], Key extends keyof Names ? Names[Key] : unknown>;
};

/** A language's messages, by file. */
export type Messages = Templates<Files, ValueNames>;

/** A language's texts with the product's facts filled in. */
async function readMessages(locale: Locale): Promise<Messages> {
	const files = await Promise.all(
		Object.keys(FILES).map(async (name) => [name, (await import(`../../messages/${locale}/${name}.json`)).default]),
	);
	return withFacts(Object.fromEntries(files) as Messages, locale);
}

const read: Partial<Record<Locale, Promise<Messages>>> = {};

/**
 * All of a language's messages, with the product's facts filled in; `fill` (`lib/text/fill.ts`) replaces the other
 * placeholders.
 */
export async function loadMessages(locale: Locale): Promise<Messages> {
	read[locale] ??= readMessages(locale);
	return markedMessages(locale, await read[locale]);
}
