import type { Language } from "../http/language";

/** The words of this backend's pages, but for those of an interview and of the documentation for developers. */
const WORDS = {
	en: {
		toSite: "To the website",
		blog: "Blog",
		blogTitle: "Blog",
		blogIntro: "About interviews that are fair, calm and easy to compare.",
		blogEmpty: "Nothing has been written here yet.",
		allArticles: "All articles",
		otherLanguage: "Baca dalam bahasa Indonesia",
		noArticle: "We can't find this article",
		noArticleText: "It may have been moved or taken away. All the others are still there.",
	},
	id: {
		toSite: "Ke situs",
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

export const wordsIn = (language: Language) => WORDS[language];
