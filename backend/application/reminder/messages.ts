import type { Language } from "../../http/language";

const MESSAGES = {
	en: {
		subject: "Reminder: your interview for {job}",
		hello: "Hello",
		text: "Your interview for {job} at {company} is still open. You have until {due}.",
		link: "Go to the interview",
		stop: "Already done, or no longer interested? Then ignore this email. We'll remind you once more, a day before the deadline.",
		last: "Already done, or no longer interested? Then ignore this email. This is the last reminder.",
		chat: "Hello {name}, your interview for {job} at {company} is still open, until {due}: {url}",
	},
	id: {
		subject: "Pengingat: wawancaramu untuk {job}",
		hello: "Halo",
		text: "Wawancaramu untuk {job} di {company} masih dibuka. Kamu bisa mengerjakannya sampai {due}.",
		link: "Ke wawancara",
		stop: "Sudah dikerjakan, atau tidak jadi? Abaikan saja email ini. Kami mengingatkan sekali lagi sehari sebelum tenggatnya.",
		last: "Sudah dikerjakan, atau tidak jadi? Abaikan saja email ini. Ini pengingat terakhir.",
		chat: "Halo {name}, wawancaramu untuk {job} di {company} masih dibuka sampai {due}: {url}",
	},
} as const satisfies Record<Language, Record<string, string>>;

export const reminderMessages = (language: Language) => MESSAGES[language];
