import { markedMessages } from "#marked";
import type about from "@/messages/en/about.json";
import type answer from "@/messages/en/answer.json";
import type apply from "@/messages/en/apply.json";
import type audiences from "@/messages/en/audiences.json";
import type common from "@/messages/en/common.json";
import type companies from "@/messages/en/companies.json";
import type company from "@/messages/en/company.json";
import type enquiries from "@/messages/en/enquiries.json";
import type entry from "@/messages/en/entry.json";
import type faq from "@/messages/en/faq.json";
import type help from "@/messages/en/help.json";
import type home from "@/messages/en/home.json";
import type howItWorks from "@/messages/en/how-it-works.json";
import type job from "@/messages/en/job.json";
import type legal from "@/messages/en/legal.json";
import type links from "@/messages/en/links.json";
import type navigation from "@/messages/en/navigation.json";
import type oops from "@/messages/en/oops.json";
import type pages from "@/messages/en/pages.json";
import type partners from "@/messages/en/partners.json";
import type popup from "@/messages/en/popup.json";
import type pricing from "@/messages/en/pricing.json";
import type profile from "@/messages/en/profile.json";
import type register from "@/messages/en/register.json";
import type request from "@/messages/en/request.json";
import type scenes from "@/messages/en/scenes.json";
import type signUp from "@/messages/en/sign-up.json";
import type switchMessages from "@/messages/en/switch.json";
import type trialForm from "@/messages/en/trial-form.json";
import type upload from "@/messages/en/upload.json";
import type { Locale } from "./locales";

/** One file per page under `messages/<language>/`; the English files give the types of the keys. */
export interface Messages {
	about: typeof about;
	answer: typeof answer;
	apply: typeof apply;
	audiences: typeof audiences;
	common: typeof common;
	companies: typeof companies;
	company: typeof company;
	enquiries: typeof enquiries;
	entry: typeof entry;
	faq: typeof faq;
	help: typeof help;
	home: typeof home;
	"how-it-works": typeof howItWorks;
	job: typeof job;
	legal: typeof legal;
	links: typeof links;
	navigation: typeof navigation;
	oops: typeof oops;
	pages: typeof pages;
	partners: typeof partners;
	popup: typeof popup;
	pricing: typeof pricing;
	profile: typeof profile;
	register: typeof register;
	request: typeof request;
	scenes: typeof scenes;
	"sign-up": typeof signUp;
	switch: typeof switchMessages;
	"trial-form": typeof trialForm;
	upload: typeof upload;
}

const FILES: readonly (keyof Messages)[] = [
	"about",
	"answer",
	"apply",
	"audiences",
	"common",
	"companies",
	"company",
	"enquiries",
	"entry",
	"faq",
	"help",
	"home",
	"how-it-works",
	"job",
	"legal",
	"links",
	"navigation",
	"oops",
	"pages",
	"partners",
	"popup",
	"pricing",
	"profile",
	"register",
	"request",
	"scenes",
	"sign-up",
	"switch",
	"trial-form",
	"upload",
];

/** All of a language's words. */
export async function loadMessages(locale: Locale): Promise<Messages> {
	const files = await Promise.all(
		FILES.map(async (name) => [name, (await import(`../../messages/${locale}/${name}.json`)).default]),
	);
	return markedMessages(locale, Object.fromEntries(files) as Messages);
}
