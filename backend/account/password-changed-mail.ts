import { momentInWords } from "../format/moment";
import type { Language } from "../http/language";
import { greeting } from "./greeting";

interface About {
	name: string;
	/** When it was changed, ISO 8601. */
	at: string;
	/** Address of the backend, where a page offers a link for a new password. */
	publicUrl: string;
	supportEmail: string | undefined;
}

const TEXTS = {
	en: {
		subject: "Your password was changed",
		hello: "Hello",
		text: (moment: string) => `Your Astronaut password was changed on ${moment}. All other devices were logged out.`,
		stranger: (address: string, help: string) =>
			`If it wasn't you, choose a new password right away${help}:\n${address}`,
		help: (email: string) => `, and write to ${email}`,
		greeting: "The Astronaut team",
	},
	id: {
		subject: "Kata sandi Anda sudah diganti",
		hello: "Halo",
		text: (moment: string) =>
			`Kata sandi akun Astronaut Anda diganti pada ${moment}. Semua perangkat lain sudah dikeluarkan.`,
		stranger: (address: string, help: string) => `Bukan Anda? Segera buat kata sandi baru${help}:\n${address}`,
		help: (email: string) => `, lalu hubungi ${email}`,
		greeting: "Tim Astronaut",
	},
} as const;

/** The mail about a changed password, with advice in case somebody else changed it. */
export function passwordChangedMail(
	language: Language,
	{ name, at, publicUrl, supportEmail }: About,
): { subject: string; body: string } {
	const texts = TEXTS[language];
	const stranger = texts.stranger(
		`${publicUrl}/auth/forgot?language=${language}`,
		supportEmail ? texts.help(supportEmail) : "",
	);
	const moment = momentInWords(at, undefined, language);
	const lines = [greeting(texts.hello, name), texts.text(moment), stranger, texts.greeting];
	return { subject: texts.subject, body: `${lines.join("\n\n")}\n` };
}
