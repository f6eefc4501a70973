import type { Language } from "../../http/language";

const MESSAGES = {
	en: {
		newSubject: "New application: {name}, {job}",
		new: "{name} has applied for {job}.",
		digestSubject: "{count} new applications at {company}",
		digest: "Yesterday's applications at {company}:",
		open: "Open the application",
		openAll: "Open the list",
		off: "You can have these notices once a day, or not at all: choose on the page of the job.",
		bye: "Astronaut",
	},
	id: {
		newSubject: "Lamaran baru: {name}, {job}",
		new: "{name} melamar untuk {job}.",
		digestSubject: "{count} lamaran baru di {company}",
		digest: "Lamaran kemarin di {company}:",
		open: "Buka lamaran",
		openAll: "Buka daftar",
		off: "Pemberitahuan ini bisa Anda terima sekali sehari, atau tidak sama sekali: pilih di halaman lowongan.",
		bye: "Astronaut",
	},
} as const satisfies Record<Language, Record<string, string>>;

export const noticeMessages = (language: Language) => MESSAGES[language];
