import type apply from "@/messages/en/apply.json";
import type common from "@/messages/en/common.json";
import type companies from "@/messages/en/companies.json";
import type company from "@/messages/en/company.json";
import type home from "@/messages/en/home.json";
import type job from "@/messages/en/job.json";
import type links from "@/messages/en/links.json";
import type oops from "@/messages/en/oops.json";
import type profile from "@/messages/en/profile.json";
import type upload from "@/messages/en/upload.json";
import type { Locale } from "./locales";

/** One file per page under `messages/<language>/`; the English files give the types of the keys. */
export interface Messages {
	apply: typeof apply;
	common: typeof common;
	companies: typeof companies;
	company: typeof company;
	home: typeof home;
	job: typeof job;
	links: typeof links;
	oops: typeof oops;
	profile: typeof profile;
	upload: typeof upload;
}

const FILES: readonly (keyof Messages)[] = [
	"apply",
	"common",
	"companies",
	"company",
	"home",
	"job",
	"links",
	"oops",
	"profile",
	"upload",
];

/** All of a language's words. */
export async function loadMessages(locale: Locale): Promise<Messages> {
	const files = await Promise.all(
		FILES.map(async (name) => [name, (await import(`../../messages/${locale}/${name}.json`)).default]),
	);
	return Object.fromEntries(files) as Messages;
}
