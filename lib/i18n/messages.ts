import type answer from "@/messages/en/answer.json";
import type apply from "@/messages/en/apply.json";
import type common from "@/messages/en/common.json";
import type companies from "@/messages/en/companies.json";
import type company from "@/messages/en/company.json";
import type entry from "@/messages/en/entry.json";
import type home from "@/messages/en/home.json";
import type job from "@/messages/en/job.json";
import type links from "@/messages/en/links.json";
import type oops from "@/messages/en/oops.json";
import type popup from "@/messages/en/popup.json";
import type profile from "@/messages/en/profile.json";
import type request from "@/messages/en/request.json";
import type upload from "@/messages/en/upload.json";
import type { Locale } from "./locales";

/** One file per page under `messages/<language>/`; the English files give the types of the keys. */
export interface Messages {
	answer: typeof answer;
	apply: typeof apply;
	common: typeof common;
	companies: typeof companies;
	company: typeof company;
	entry: typeof entry;
	home: typeof home;
	job: typeof job;
	links: typeof links;
	oops: typeof oops;
	popup: typeof popup;
	profile: typeof profile;
	request: typeof request;
	upload: typeof upload;
}

const FILES: readonly (keyof Messages)[] = [
	"answer",
	"apply",
	"common",
	"companies",
	"company",
	"entry",
	"home",
	"job",
	"links",
	"oops",
	"popup",
	"profile",
	"request",
	"upload",
];

/** All of a language's words. */
export async function loadMessages(locale: Locale): Promise<Messages> {
	const files = await Promise.all(
		FILES.map(async (name) => [name, (await import(`../../messages/${locale}/${name}.json`)).default]),
	);
	return Object.fromEntries(files) as Messages;
}
