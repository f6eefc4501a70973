import { markedMessages } from "#marked";
import type { Locale } from "./locales";

/** The files under `messages/<language>/`; the English ones give the types of the keys. */
const FILES = {
	about: () => import("@/messages/en/about.json"),
	answer: () => import("@/messages/en/answer.json"),
	apply: () => import("@/messages/en/apply.json"),
	audiences: () => import("@/messages/en/audiences.json"),
	common: () => import("@/messages/en/common.json"),
	companies: () => import("@/messages/en/companies.json"),
	company: () => import("@/messages/en/company.json"),
	enquiries: () => import("@/messages/en/enquiries.json"),
	entry: () => import("@/messages/en/entry.json"),
	faq: () => import("@/messages/en/faq.json"),
	help: () => import("@/messages/en/help.json"),
	home: () => import("@/messages/en/home.json"),
	"how-it-works": () => import("@/messages/en/how-it-works.json"),
	job: () => import("@/messages/en/job.json"),
	legal: () => import("@/messages/en/legal.json"),
	links: () => import("@/messages/en/links.json"),
	navigation: () => import("@/messages/en/navigation.json"),
	oops: () => import("@/messages/en/oops.json"),
	pages: () => import("@/messages/en/pages.json"),
	partners: () => import("@/messages/en/partners.json"),
	popup: () => import("@/messages/en/popup.json"),
	pricing: () => import("@/messages/en/pricing.json"),
	profile: () => import("@/messages/en/profile.json"),
	register: () => import("@/messages/en/register.json"),
	request: () => import("@/messages/en/request.json"),
	scenes: () => import("@/messages/en/scenes.json"),
	"sign-up": () => import("@/messages/en/sign-up.json"),
	switch: () => import("@/messages/en/switch.json"),
	"trial-form": () => import("@/messages/en/trial-form.json"),
	upload: () => import("@/messages/en/upload.json"),
};

/** A language's messages, by their files. */
export type Messages = {
	[Name in keyof typeof FILES]: Awaited<ReturnType<(typeof FILES)[Name]>>["default"];
};

/** All of a language's messages. */
export async function loadMessages(locale: Locale): Promise<Messages> {
	const files = await Promise.all(
		Object.keys(FILES).map(async (name) => [name, (await import(`../../messages/${locale}/${name}.json`)).default]),
	);
	return markedMessages(locale, Object.fromEntries(files) as Messages);
}
