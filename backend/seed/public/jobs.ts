import type { JobContent } from "../../job/content";
import { drawnBackground } from "../../media/drawing/drawn-name";
import { COMMON, consent as englishConsent } from "../defaults";
import type { SeedJob } from "../entry";
import { featuresOf, PUBLIC_COMPANIES, type PublicCompany } from "./companies";
import { payIn } from "./pay";
import type { Role } from "./roles/role";
import { ROLES, type RoleName } from "./roles/roles";
import { slugOf } from "./slug-of";
import { timeZoneIn } from "./time-zone";

const FIRST_ID = 1_001;

/** Jobs whose due date has passed, by their place. */
const PAST: ReadonlyMap<number, number> = new Map([
	[17, -3],
	[53, -12],
	[101, -1],
]);

const escapeHtml = (text: string) => text.replace(/&/g, "&amp;").replace(/</g, "&lt;");
const paragraphs = (texts: readonly string[]) => texts.map((text) => `<p>${text}</p>`).join("\n");
const list = (texts: readonly string[]) => `<ul>${texts.map((text) => `<li>${text}</li>`).join("")}</ul>`;

/** The texts that all jobs of a language share. */
const SHARED_TEXTS = {
	en: { offer: "What we offer", consent: englishConsent },
	id: {
		offer: "Yang kami tawarkan",
		consent: (company: string) => ({
			gdpr_text: `<p>${company} menyimpan data yang kamu kirim hanya untuk memproses lamaran ini, dan menghapusnya dua belas bulan setelah lowongan ditutup. Kapan pun kamu boleh meminta salinan, perbaikan, atau penghapusan datamu.</p>`,
			gdpr_aggrement_text: `Saya setuju ${company} menyimpan dan memakai data saya untuk memproses lamaran ini.`,
		}),
	},
};

/** A job's place among all jobs, and the city that it is in. */
interface Place {
	index: number;
	city: string;
}

function textsOf(company: PublicCompany, role: Role, city: string) {
	const fill = (text: string) => text.replaceAll("{company}", company.title).replaceAll("{city}", city);
	const html = (texts: readonly string[]) => texts.map((text) => escapeHtml(fill(text)));
	const { offer } = SHARED_TEXTS[role.language];
	const features = html(featuresOf(company, role.language));
	return {
		aboutDescription: `${paragraphs(html(role.about))}\n<h3>${offer}</h3>\n${list(features)}`,
		responsibility: list(html(role.tasks)),
		requirement: list(html(role.needs)),
	};
}

function contentOf(company: PublicCompany, role: Role, { city, index }: Place): JobContent {
	const { consent } = SHARED_TEXTS[role.language];
	const shares = company.id % 3 === 0 ? ["email", "facebook", "twitter", "linkedin", "whatsapp"] : COMMON.social_media;
	return {
		...COMMON,
		...textsOf(company, role, city),
		gdpr_text: consent(escapeHtml(company.title)).gdpr_text,
		gdpr_aggrement_text: consent(company.title).gdpr_aggrement_text,
		jobType: role.jobType,
		language: role.language,
		timezone: timeZoneIn(city, company.country),
		city,
		country: company.country,
		remote: role.remote ?? false,
		salary: payIn(company.country, role.pay),
		document_list: role.documents ?? COMMON.document_list,
		social_media: shares,
		header_image: (company.roles?.length ?? 0) > 1 ? drawnBackground(company.slug) : undefined,
		show_due_date: index % 11 === 5 ? 0 : 1,
		listed: index % 9 !== 4,
	};
}

function toSeedJob(company: PublicCompany, name: RoleName, place: Place): SeedJob {
	const { index } = place;
	const role: Role = ROLES[name];
	const id = FIRST_ID + index;
	const title = role.titles[index % role.titles.length] ?? "";
	const isPast = PAST.has(index);
	return {
		id,
		companyId: company.id,
		openCode: `JOB${id}`,
		slug: slugOf(title),
		title,
		dueInDays: PAST.get(index) ?? 14 + ((index * 37) % 107),
		publishedDaysAgo: 1 + ((index * 13) % 45) + (isPast ? 40 : 0),
		invite: true,
		emailRequired: role.requireCv !== false,
		requireCv: role.requireCv !== false && role.documents?.[0]?.option_value !== 1,
		content: contentOf(company, role, place),
	};
}

/** The city of a company's nth job. */
function cityOf({ city, branches = [] }: PublicCompany, nth: number): string {
	const cities = [city, ...branches];
	return cities[nth % cities.length] ?? city;
}

/** The jobs of the public companies: each is a kind of work at a company, in the company's words and money. */
export const publicJobs = (): SeedJob[] =>
	PUBLIC_COMPANIES.flatMap((company) =>
		(company.roles ?? []).map((role, nth) => ({ company, role, city: cityOf(company, nth) })),
	).map(({ company, role, city }, index) => toSeedJob(company, role, { index, city }));
