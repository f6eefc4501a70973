import { fill } from "../../format/fill";
import type { Language } from "../../http/language";
import type { SentApplication } from "../../store/queries/sent-applications";
import { languageOfJob } from "../receipt/receipt";

const TEMPLATES = {
	en: {
		invited: {
			subject: "Your application for {job}: let's talk",
			body: "Hello {name},\n\nThank you for applying for {job}. We'd like to get to know you. When do you have time this week or next?\n\nKind regards,\n{company}",
		},
		declined: {
			subject: "Your application for {job}",
			body: "Hello {name},\n\nThank you for applying for {job} and for the time you took. We have decided to proceed with other candidates this time. We wish you all the best in your search.\n\nKind regards,\n{company}",
		},
		review: {
			subject: "Your application for {job}",
			body: "Hello {name},\n\nWe're reviewing your application for {job} and will get back to you. Thank you for your patience.\n\nKind regards,\n{company}",
		},
	},
	id: {
		invited: {
			subject: "Lamaranmu untuk {job}: mari mengobrol",
			body: "Halo {name},\n\nTerima kasih sudah melamar untuk {job}. Kami ingin mengenalmu lebih jauh. Kapan kamu ada waktu minggu ini atau minggu depan?\n\nSalam,\n{company}",
		},
		declined: {
			subject: "Lamaranmu untuk {job}",
			body: "Halo {name},\n\nTerima kasih sudah melamar untuk {job} dan atas waktumu. Kali ini kami melanjutkan dengan kandidat lain. Semoga sukses dalam pencarianmu.\n\nSalam,\n{company}",
		},
		review: {
			subject: "Lamaranmu untuk {job}",
			body: "Halo {name},\n\nKami sedang melihat lamaranmu untuk {job} dan akan menghubungimu lagi. Terima kasih sudah menunggu.\n\nSalam,\n{company}",
		},
	},
} as const;

/** Templates for answers, by the status that they belong to. */
export type TemplateName = keyof (typeof TEMPLATES)["en"];
export const TEMPLATE_NAMES = ["review", "invited", "declined"] as const satisfies readonly TemplateName[];

/** A template in a language, with `{name}`, `{job}` and `{company}` where a candidate's own stand. */
export const templateText = (name: TemplateName, language: Language) => TEMPLATES[language][name];

/** A template in the job's language, filled in for a candidate. */
export function templateFor(
	name: TemplateName,
	{ application, job, company }: Pick<SentApplication, "application" | "job" | "company">,
) {
	const { subject, body } = templateText(name, languageOfJob(job));
	const values = { name: application.fullname, job: job.title, company: company.title };
	return { subject: fill(subject, values), body: fill(body, values) };
}
