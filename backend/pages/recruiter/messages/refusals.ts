import type { Language } from "../../../http/language";

/** The messages of a refusal page: heading and advice. */
export interface Refusal {
	title: string;
	text: string;
}

type Kind = "foreign" | "method" | "long" | "busy" | "unreadable" | "ours";

const MESSAGES: Readonly<Record<Language, Readonly<Record<Kind, Refusal>>>> = {
	en: {
		foreign: {
			title: "This form didn't come from its own page",
			text: "For your safety, we accept a form only from its own page. Go back, reload that page, and send it again.",
		},
		method: {
			title: "This address can't be used like that",
			text: "Open the page by a link, or start from your dashboard.",
		},
		long: { title: "This form is too long", text: "Go back, shorten what you filled in, and send it again." },
		busy: { title: "We're very busy at the moment", text: "Wait {minutes}, go back, and try again." },
		unreadable: { title: "We couldn't read this form", text: "Go back, reload the page, and send it again." },
		ours: {
			title: "Something went wrong here",
			text: "The mistake is on our side. Wait a minute, go back, and try again.",
		},
	},
	id: {
		foreign: {
			title: "Formulir ini tidak dikirim dari halamannya sendiri",
			text: "Demi keamanan Anda, formulir hanya kami terima dari halaman tempatnya berada. Kembali, muat ulang halaman itu, lalu kirim sekali lagi.",
		},
		method: {
			title: "Alamat ini tidak dapat dipakai dengan cara itu",
			text: "Buka halaman lewat tautan, atau mulai dari dasbor Anda.",
		},
		long: { title: "Formulir ini terlalu panjang", text: "Kembali, persingkat isiannya, lalu kirim lagi." },
		busy: { title: "Saat ini sedang terlalu ramai", text: "Tunggu {minutes}, kembali, lalu coba lagi." },
		unreadable: {
			title: "Formulir ini tidak dapat kami baca",
			text: "Kembali, muat ulang halamannya, lalu kirim sekali lagi.",
		},
		ours: {
			title: "Ada yang salah di sini",
			text: "Kesalahannya ada pada kami. Tunggu sebentar, kembali, lalu coba lagi.",
		},
	},
};

const KINDS: Readonly<Record<number, Kind>> = { 403: "foreign", 405: "method", 413: "long", 429: "busy", 503: "busy" };

const SERVER_ERRORS = 500;

/** The messages for an HTTP status; `text` may contain `{minutes}`. */
export const refusalMessages = (status: number, language: Language): Refusal =>
	MESSAGES[language][KINDS[status] ?? (status < SERVER_ERRORS ? "unreadable" : "ours")];
