import type { Language } from "../../../http/language";

const MESSAGES = {
	en: {
		title: "First steps",
		done: "Done",
		confirm: "Confirm your email address",
		confirmDone: "Your email address is confirmed",
		confirmText: "We sent a link to {email}. Follow it: jobs can be published once the address is confirmed.",
		post: "Post a job",
		postDone: "Your first job is posted",
		postText: "Ten minutes are enough. You see it as candidates do before anybody else can.",
		postLink: "Write your first job",
		apply: "Share its link, and get the first application",
		applyDone: "Your first application is here",
		applyLater: "The link stands here as soon as a job is published.",
		applyText: "Send this link to candidates, or put it into your ads. Applications appear on this page.",
	},
	id: {
		title: "Langkah pertama",
		done: "Selesai",
		confirm: "Konfirmasikan alamat email Anda",
		confirmDone: "Alamat email Anda sudah dikonfirmasi",
		confirmText:
			"Kami sudah mengirim tautan ke {email}. Buka tautan itu: lowongan bisa diterbitkan setelah alamatnya dikonfirmasi.",
		post: "Pasang lowongan",
		postDone: "Lowongan pertama Anda sudah terbit",
		postText: "Sepuluh menit sudah cukup. Anda melihatnya seperti kandidat sebelum orang lain bisa melihatnya.",
		postLink: "Tulis lowongan pertama Anda",
		apply: "Bagikan tautannya, dan dapatkan lamaran pertama",
		applyDone: "Lamaran pertama Anda sudah masuk",
		applyLater: "Tautannya muncul di sini begitu ada lowongan yang terbit.",
		applyText: "Kirim tautan ini kepada kandidat, atau pasang di iklan Anda. Lamaran akan muncul di halaman ini.",
	},
} as const satisfies Record<Language, Record<string, string>>;

export const firstStepMessages = (language: Language) => MESSAGES[language];
