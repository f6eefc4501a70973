import type { Language } from "../../../http/language";

const MESSAGES = {
	en: {
		title: "How long applications are stored",
		text: "When a job has been closed for this long, its applications and requested documents are deleted with all files. We'll email you first, and you'll have {days} days to export them.",
		months: "Months after the job closed (1 to 60)",
		save: "Save",
		saved: "Saved.",
		wrong: "Enter a whole number from 1 to 60.",
		next: "To be deleted next",
		none: "Nothing is due.",
		documents: "Requested documents, {job}",
		deletedAt: "Deleted on {moment}",
		soon: "Marked with the next run, deleted {days} days after that",
	},
	id: {
		title: "Berapa lama lamaran disimpan",
		text: "Setelah lowongan ditutup selama ini, lamaran dan dokumen yang diminta dihapus beserta semua berkas. Anda mendapat email lebih dulu, dan punya {days} hari untuk mengambilnya.",
		months: "Bulan setelah lowongan ditutup (1 sampai 60)",
		save: "Simpan",
		saved: "Tersimpan.",
		wrong: "Isi bilangan bulat dari 1 sampai 60.",
		next: "Dihapus berikutnya",
		none: "Belum ada yang jatuh tempo.",
		documents: "Dokumen yang diminta, {job}",
		deletedAt: "Dihapus pada {moment}",
		soon: "Ditandai pada proses berikutnya, dihapus {days} hari setelahnya",
	},
} as const satisfies Record<Language, Record<string, string>>;

export const retentionMessages = (language: Language) => MESSAGES[language];
