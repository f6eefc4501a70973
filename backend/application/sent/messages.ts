import type { Language } from "../../http/language";
import { LABELS } from "./labels";

/** The reader of an application: the recruiter, or the candidate who sent it. */
export type Audience = "recruiter" | "candidate";

const MESSAGES = {
	en: {
		person: "Contact and person",
		answers: "Answers to your questions",
		ownMessages: "Experience",
		employment: "Employment",
		education: "Education",
		achievements: "Key achievements",
		skills: "Skills and languages",
		documents: "Documents and links",
		consent: "Consent",
		source: "How they found the job",
		other: "Also sent",
		cv: "CV",
		links: "Links",
		yes: "Yes",
		no: "No",
		experience0: "Less than 1 year",
		experience1: "1 year",
		experience2: "More than 1 year",
	},
	id: {
		person: "Kontak dan data diri",
		answers: "Jawaban atas pertanyaan Anda",
		ownMessages: "Pengalaman",
		employment: "Riwayat pekerjaan",
		education: "Riwayat pendidikan",
		achievements: "Pencapaian utama",
		skills: "Keahlian dan bahasa",
		documents: "Dokumen dan tautan",
		consent: "Persetujuan",
		source: "Dari mana pelamar menemukan lowongan",
		other: "Data lain yang dikirim",
		cv: "CV",
		links: "Tautan",
		yes: "Ya",
		no: "Tidak",
		experience0: "Kurang dari 1 tahun",
		experience1: "1 tahun",
		experience2: "Lebih dari 1 tahun",
	},
} as const satisfies Record<Language, Record<string, string>>;

type Messages = Record<keyof (typeof MESSAGES)["en"], string>;

/** What reads differently to the candidate. */
const FOR_CANDIDATE = {
	en: {
		messages: { answers: "Your answers", source: "How you found the job" },
		labels: {
			whatsapp_notification: "Reminders on WhatsApp",
			experience: "Experience in your own words",
			job_description: "What you did there",
			gdpr: "You agreed that your details are used",
			compliance: "You agreed to the company's statement",
		},
	},
	id: {
		messages: { answers: "Jawabanmu", source: "Dari mana kamu menemukan lowongan" },
		labels: {
			whatsapp_notification: "Pengingat lewat WhatsApp",
			gdpr: "Kamu setuju datamu digunakan",
			compliance: "Kamu setuju dengan pernyataan perusahaan",
		},
	},
} as const;

/** Titles of an application's sections, and the values that stand for numbers. */
export const sentMessages = (language: Language, audience: Audience): Messages =>
	audience === "recruiter" ? MESSAGES[language] : { ...MESSAGES[language], ...FOR_CANDIDATE[language].messages };

/** Labels of an application's fields, by their names in the application call. */
export const sentLabels = (language: Language, audience: Audience): Readonly<Record<string, string>> =>
	audience === "recruiter" ? LABELS[language] : { ...LABELS[language], ...FOR_CANDIDATE[language].labels };
