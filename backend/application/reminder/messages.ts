import type { Language } from "../../http/language";

const MESSAGES = {
	en: {
		subject: "One day left for your interview: {job}",
		hello: "Hello",
		text: "your interview for {job} at {company} is still open. You have until {due}.",
		link: "Go to the interview",
		stop: "Already done, or no longer interested? Then ignore this email; we won't send another reminder.",
		chat: "Hello {name}, your interview for {job} at {company} is still open, until {due}: {url}",
	},
	id: {
		subject: "Tinggal satu hari untuk wawancaramu: {job}",
		hello: "Halo",
		text: "wawancaramu untuk {job} di {company} masih dibuka. Kamu bisa mengerjakannya sampai {due}.",
		link: "Ke wawancara",
		stop: "Sudah dikerjakan, atau tidak jadi? Abaikan saja email ini; tidak ada pengingat lain.",
		chat: "Halo {name}, wawancaramu untuk {job} di {company} masih dibuka sampai {due}: {url}",
	},
} as const satisfies Record<Language, Record<string, string>>;

export const reminderMessages = (language: Language) => MESSAGES[language];
