import type { Language } from "../../../http/language";

const MESSAGES = {
	en: {
		title: "First steps",
		done: "Done",
		confirm: "Confirm your email address",
		confirmDone: "Your email address is confirmed",
		confirmText: "We sent a link to {email}. Open it: you can publish jobs once the address is confirmed.",
		post: "Post a job",
		postDone: "Your first job is posted",
		postText: "It takes about ten minutes. You'll see it the way candidates do before it goes public.",
		postLink: "Write your first job",
		apply: "Share its link, and get the first application",
		applyDone: "Your first application is here",
		applyLater: "The link appears here as soon as you publish a job.",
		applyText: "Send this link to candidates, or put it in your ads. Applications appear on this page.",
	},
	id: {
		title: "Langkah pertama",
		done: "Selesai",
		confirm: "Konfirmasi alamat email Anda",
		confirmDone: "Alamat email Anda sudah dikonfirmasi",
		confirmText:
			"Kami sudah mengirim tautan ke {email}. Buka tautan itu: lowongan bisa diterbitkan setelah alamatnya dikonfirmasi.",
		post: "Pasang lowongan",
		postDone: "Lowongan pertama Anda sudah terbit",
		postText: "Cukup sekitar sepuluh menit. Sebelum terbit, Anda bisa melihatnya seperti yang dilihat kandidat.",
		postLink: "Tulis lowongan pertama Anda",
		apply: "Bagikan tautannya, dan dapatkan lamaran pertama",
		applyDone: "Lamaran pertama Anda sudah masuk",
		applyLater: "Tautannya muncul di sini begitu ada lowongan yang terbit.",
		applyText: "Kirim tautan ini kepada kandidat, atau pasang di iklan Anda. Lamaran akan muncul di halaman ini.",
	},
} as const satisfies Record<Language, Record<string, string>>;

export const firstStepMessages = (language: Language) => MESSAGES[language];
