import type { Language } from "../../http/language";

/** The messages of the page that a welcome mail leads to. */
const MESSAGES = {
	en: {
		title: "Confirm your email",
		text: "Click once to confirm this address is yours. Your company then gets a sample job, so that you can see Astronaut from both sides.",
		button: "Confirm my email",
		doneTitle: "Your email is confirmed",
		doneText: "Thank you. Next, see both sides of Astronaut in five minutes:",
		stepSample: "Open your sample job",
		stepApply: "Apply to it as a candidate would, with any CV.",
		stepLook: "See what has arrived on your dashboard.",
		signIn: "Login",
		dashboard: "Go to your dashboard",
		alreadyTitle: "Your email has already been confirmed",
		alreadyText: "There is nothing left to do here.",
		endedTitle: "This link no longer works",
		endedText: "The address of this account has changed. Use the link in the email to the new address.",
		expiredTitle: "This link has expired",
		expiredText: "For your safety, it was valid for seven days only. You can request a new one from your dashboard.",
		unknownTitle: "We don't know this link",
		unknownText:
			"Part of it may be missing: some mail programs break long lines. Open the link in the email again, or copy all of it. You can also request a new one from your dashboard.",
	},
	id: {
		title: "Konfirmasi email Anda",
		text: "Klik sekali untuk mengonfirmasi bahwa alamat ini milik Anda. Setelah itu perusahaan Anda mendapat satu contoh lowongan, supaya Anda dapat melihat Astronaut dari kedua sisi.",
		button: "Konfirmasi email saya",
		doneTitle: "Email Anda sudah dikonfirmasi",
		doneText: "Terima kasih. Berikutnya, lihat Astronaut dari kedua sisi dalam lima menit:",
		stepSample: "Buka contoh lowongan Anda",
		stepApply: "Lamar seperti seorang kandidat, dengan CV apa saja.",
		stepLook: "Lihat lamaran yang sudah diterima di dasbor Anda.",
		signIn: "Masuk",
		dashboard: "Ke dasbor Anda",
		alreadyTitle: "Email Anda sudah dikonfirmasi sebelumnya",
		alreadyText: "Tidak ada lagi yang perlu dilakukan di sini.",
		endedTitle: "Tautan ini sudah tidak berlaku",
		endedText: "Alamat email akun ini sudah diganti. Gunakan tautan di email yang dikirim ke alamat baru.",
		expiredTitle: "Tautan ini sudah kedaluwarsa",
		expiredText: "Demi keamanan, tautan hanya berlaku tujuh hari. Anda bisa meminta tautan baru dari dasbor Anda.",
		unknownTitle: "Tautan ini tidak kami kenali",
		unknownText:
			"Mungkin sebagian tautannya hilang: beberapa program email memotong baris yang panjang. Buka sekali lagi tautan di email, atau salin seluruhnya. Anda juga bisa meminta tautan baru dari dasbor.",
	},
} as const satisfies Record<Language, Record<string, string>>;

/** Messages of the confirmation in a language. */
export const confirmMessages = (language: Language) => MESSAGES[language];
