import type { Language } from "../http/language";
import { greeting } from "./greeting";

interface About {
	name: string;
	/** Address of the backend. */
	publicUrl: string;
}

const TEXTS = {
	en: {
		subject: "You already have an Astronaut account",
		hello: "Hello",
		text: "Someone, probably you, tried to create another Astronaut account with this email address. The address already has an account, which stays as it is. Log in here:",
		forgotten: "Did you forget the password? Choose a new one:",
		stranger: "If it wasn't you, you don't need to do anything: your account hasn't changed.",
		greeting: "The Astronaut team",
	},
	id: {
		subject: "Anda sudah punya akun Astronaut",
		hello: "Halo",
		text: "Ada yang mencoba membuat akun Astronaut baru dengan alamat email ini, mungkin Anda sendiri. Alamat ini sudah punya akun, dan akun itu tidak berubah. Masuk di sini:",
		forgotten: "Lupa kata sandi? Buat yang baru:",
		stranger: "Jika bukan Anda, abaikan saja: akun Anda tidak berubah.",
		greeting: "Tim Astronaut",
	},
} as const;

/** The mail to the owner of an address that somebody wanted for an account of their own. */
export function addressTakenMail(language: Language, { name, publicUrl }: About): { subject: string; body: string } {
	const texts = TEXTS[language];
	const page = (path: string) => `${publicUrl}${path}?language=${language}`;
	const lines = [
		greeting(texts.hello, name),
		texts.text,
		page("/auth/login"),
		texts.forgotten,
		page("/auth/forgot"),
		texts.stranger,
		texts.greeting,
	];
	return { subject: texts.subject, body: `${lines.join("\n\n")}\n` };
}
