import type { Language } from "../../http/language";

/** The messages around the reference, which itself stays in English like the names in it. */
const MESSAGES = {
	en: {
		title: "API documentation",
		description: "All calls of the Astronaut API, with their fields.",
		intro:
			"The calls between the site and its hosts. Request and response bodies are JSON unless another type is given. A refusal carries a message, and errors by field.",
		version: "Version {version}, at",
		english: "",
		document: "The same as an OpenAPI document",
		name: "Name",
		value: "Value",
		where: "Where",
		answers: "Answers",
		takes: "What it takes",
		gives: "What it answers",
	},
	id: {
		title: "Dokumentasi API",
		description: "Semua panggilan API Astronaut beserta kolom-kolomnya.",
		intro:
			"Panggilan antara situs dan host-nya. Isi permintaan dan jawabannya berupa JSON, kecuali bila tipe lain disebutkan. Penolakan berisi pesan (message) dan kesalahan per kolom (errors).",
		version: "Versi {version}, di",
		english: "Ringkasan dan nama di bawah ini ditulis dalam bahasa Inggris, sama seperti di API-nya.",
		document: "Isi yang sama sebagai dokumen OpenAPI",
		name: "Nama",
		value: "Nilai",
		where: "Tempat",
		answers: "Jawaban",
		takes: "Yang dikirim",
		gives: "Yang dijawab",
	},
} as const satisfies Record<Language, Record<string, string>>;

export type DeveloperMessages = (typeof MESSAGES)[Language];

/** The messages of the API's documentation in a language. */
export const developerMessages = (language: Language): DeveloperMessages => MESSAGES[language];
