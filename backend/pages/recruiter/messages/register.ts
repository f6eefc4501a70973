import type { Language } from "../../../http/language";

const MESSAGES = {
	en: {
		title: "Create an account in the EU",
		intro:
			"The jobs that you post with this account, and everything that candidates send to them, stay in the EU. Accounts outside the EU don't see them.",
		fullname: "Your full name",
		company: "Company name",
		email: "Work email",
		nameMissing: "Enter your name",
		companyMissing: "Enter the name of your company",
		long: "Shorten this to {most} characters, in one line",
		create: "Create the account",
		haveOne: "Already have an EU account?",
	},
	id: {
		title: "Buat akun di Uni Eropa",
		intro:
			"Lowongan yang Anda pasang dengan akun ini, dan semua yang dikirim kandidat, tetap di Uni Eropa. Akun di luar Uni Eropa tidak bisa melihatnya.",
		fullname: "Nama lengkap Anda",
		company: "Nama perusahaan",
		email: "Email kantor",
		nameMissing: "Isi nama Anda",
		companyMissing: "Isi nama perusahaan Anda",
		long: "Persingkat menjadi {most} karakter dalam satu baris",
		create: "Buat akun",
		haveOne: "Sudah punya akun di Uni Eropa?",
	},
} as const satisfies Record<Language, Record<string, string>>;

export const registerMessages = (language: Language) => MESSAGES[language];
