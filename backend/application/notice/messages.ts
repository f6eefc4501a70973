import type { Language } from "../../http/language";

const MESSAGES = {
	en: {
		newSubject: "New application: {name}, {job}",
		new: "{name} has applied for {job}.",
		withdrawnSubject: "Withdrawn: {name}, {job}",
		withdrawn: "{name} has withdrawn their application for {job}. It stays in your list, marked as withdrawn.",
		correctedSubject: "Changed: {name}, {job}",
		corrected:
			"{name} has changed their application for {job}, such as the contact details or the CV. You see it as it is now.",
		deletedSubject: "An application for {job} was deleted",
		deleted:
			"A candidate has deleted their application for {job}, sent {sent}, with all its files. Please delete any copies you made of it, too.",
		digestSubject: "Applications at {company}: {what}",
		newOnes: "{count} new",
		withdrawnOnes: "{count} withdrawn",
		correctedOnes: "{count} changed",
		digest: "Yesterday's applications at {company}:",
		newTitle: "New",
		withdrawnTitle: "Withdrawn",
		correctedTitle: "Changed",
		open: "Open the application",
		openAll: "Open the list",
		off: "You can get these notices once a day, or not at all: choose on the job's page.",
		bye: "Astronaut",
	},
	id: {
		newSubject: "Lamaran baru: {name}, {job}",
		new: "{name} melamar untuk {job}.",
		withdrawnSubject: "Ditarik: {name}, {job}",
		withdrawn: "{name} menarik lamarannya untuk {job}. Lamaran itu masih ada di daftar Anda dengan tanda ditarik.",
		correctedSubject: "Diubah: {name}, {job}",
		corrected: "{name} mengubah lamarannya untuk {job}, misalnya data kontak atau CV. Anda melihat versi terbarunya.",
		deletedSubject: "Satu lamaran untuk {job} dihapus",
		deleted:
			"Seorang kandidat menghapus lamarannya untuk {job} tanggal {sent} beserta semua berkas. Hapuslah juga salinan yang Anda buat.",
		digestSubject: "Lamaran di {company}: {what}",
		newOnes: "{count} baru",
		withdrawnOnes: "{count} ditarik",
		correctedOnes: "{count} diubah",
		digest: "Lamaran kemarin di {company}:",
		newTitle: "Baru",
		withdrawnTitle: "Ditarik",
		correctedTitle: "Diubah",
		open: "Buka lamaran",
		openAll: "Buka daftar",
		off: "Pemberitahuan ini bisa Anda terima sekali sehari, atau tidak sama sekali: pilih di halaman lowongan.",
		bye: "Astronaut",
	},
} as const satisfies Record<Language, Record<string, string>>;

export const noticeMessages = (language: Language) => MESSAGES[language];
