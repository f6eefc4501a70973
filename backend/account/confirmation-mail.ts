import type { Language } from "../http/language";
import { greeting } from "./greeting";

interface About {
	name: string;
	link: string;
	/** The link's lifetime. */
	days: number;
	supportEmail: string | undefined;
}

interface Text {
	subject: string;
	body: string;
}

const HELLO = { en: "Hello", id: "Halo" };

const WELCOME = {
	en: ({ link, days }: About) => [
		"Your Astronaut account is ready. One last step: please confirm that this email address is yours.",
		link,
		`The link works for ${days} days. Once you've confirmed, you'll get a sample job of your own. Apply to it as a candidate would, and see both sides of Astronaut in five minutes.`,
		"Glad to have you on board!\nThe Astronaut team",
	],
	id: ({ link, days }: About) => [
		"Akun Astronaut Anda sudah siap. Tinggal satu langkah: pastikan alamat email ini memang milik Anda.",
		link,
		`Tautan ini berlaku ${days} hari. Begitu email dikonfirmasi, Anda mendapat satu contoh lowongan. Coba lamar sendiri sebagai kandidat, dan dalam lima menit Anda sudah melihat Astronaut dari kedua sisi.`,
		"Selamat bergabung,\nTim Astronaut",
	],
};

const AGAIN = {
	en: ({ link, days }: About) => [
		"Here is your new link to confirm your email address.",
		link,
		`It works for ${days} days.`,
		"The Astronaut team",
	],
	id: ({ link, days }: About) => [
		"Ini tautan baru untuk mengonfirmasi alamat email Anda.",
		link,
		`Tautan ini berlaku ${days} hari.`,
		"Tim Astronaut",
	],
};

const SUBJECTS = {
	welcome: {
		en: "Welcome to Astronaut: please confirm your email",
		id: "Selamat datang di Astronaut: konfirmasi email Anda",
	},
	confirm: { en: "Your new link to confirm your email", id: "Tautan baru untuk mengonfirmasi email Anda" },
};

/** For people whose address somebody else entered. */
const STRANGER = {
	en: (help: string) => `Didn't create an Astronaut account? Then don't use the link${help}.`,
	id: (help: string) => `Anda tidak membuat akun Astronaut? Jangan gunakan tautan di atas${help}.`,
};

const HELP = {
	en: (email: string) => `, and write to ${email} if you want the account deleted`,
	id: (email: string) => `, dan tulislah ke ${email} jika Anda ingin akun itu dihapus`,
};

/** The mail with the confirmation link, for a new account or sent again. */
export function confirmationMail(kind: "welcome" | "confirm", language: Language, about: About): Text {
	const paragraphs = (kind === "welcome" ? WELCOME : AGAIN)[language](about);
	const stranger = STRANGER[language](about.supportEmail ? HELP[language](about.supportEmail) : "");
	const body = [greeting(HELLO[language], about.name), ...paragraphs, `-- \n${stranger}`];
	return { subject: SUBJECTS[kind][language], body: `${body.join("\n\n")}\n` };
}
