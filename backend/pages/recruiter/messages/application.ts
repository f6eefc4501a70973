import type { Language } from "../../../http/language";

const MESSAGES = {
	en: {
		cvText: "Text of the CV",
		notAnswered: "Not answered",
		copy: "Copy from the day it was sent",
		missingFile: "This file is no longer stored here.",
		sent: "Sent",
		corrected: "Changed by the candidate",
		interviewCode: "Interview code",
		back: "All applications to {job}",
		print: "You can print this page, or save it as a PDF, with your browser.",
	},
	id: {
		cvText: "Isi teks CV",
		notAnswered: "Tidak dijawab",
		copy: "Salinan saat lamaran dikirim",
		missingFile: "Berkas ini sudah tidak tersimpan di sini.",
		sent: "Dikirim",
		corrected: "Diubah oleh kandidat",
		interviewCode: "Kode wawancara",
		back: "Semua lamaran untuk {job}",
		print: "Halaman ini dapat dicetak atau disimpan sebagai PDF lewat browser Anda.",
	},
} as const satisfies Record<Language, Record<string, string>>;

export const applicationMessages = (language: Language) => MESSAGES[language];
