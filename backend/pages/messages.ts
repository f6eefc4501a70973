import type { Language } from "../http/language";

/** The messages of this backend's pages and their frame, but for recruiters' own and the documentation for developers. */
const MESSAGES = {
	en: {
		skip: "Skip to content",
		language: "Language",
		toSite: "To the website",
		help: "Need help?",
		terms: "Terms of service",
		privacy: "Privacy policy",
		pages: "Website",
		tagline: "Video interviews that candidates answer in their own time.",
		rights: "All rights reserved.",
		blog: "Blog",
		blogTitle: "Blog",
		blogIntro: "About interviews that are fair, calm and easy to compare.",
		blogEmpty: "Nothing has been written here yet.",
		allArticles: "All articles",
		otherLanguage: "Baca dalam bahasa Indonesia",
		noArticle: "We can't find this article",
		noArticleText: "It may have been moved or removed. All the others are still here.",
	},
	id: {
		skip: "Langsung ke isi",
		language: "Bahasa",
		toSite: "Ke situs web",
		help: "Butuh bantuan?",
		terms: "Ketentuan layanan",
		privacy: "Kebijakan privasi",
		pages: "Situs",
		tagline: "Wawancara video yang dijawab kandidat saat mereka sempat.",
		rights: "Hak cipta dilindungi.",
		blog: "Blog",
		blogTitle: "Blog",
		blogIntro: "Tentang wawancara yang adil, tenang, dan mudah dibandingkan.",
		blogEmpty: "Belum ada tulisan di sini.",
		allArticles: "Semua artikel",
		otherLanguage: "Read in English",
		noArticle: "Artikel ini tidak ditemukan",
		noArticleText: "Mungkin artikelnya sudah dipindahkan atau dihapus. Artikel lainnya masih ada.",
	},
} as const satisfies Record<Language, Record<string, string>>;

export const messagesIn = (language: Language) => MESSAGES[language];
