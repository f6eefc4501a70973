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
		login: "Sign in",
		loginTitle: "Signing in isn't set up here yet",
		loginText:
			"This is where the recruiters' app answers. No such app is connected to this installation, so there is nothing to sign in to.",
		loginHow:
			"Whoever runs this installation connects one: its address goes into RECRUITER_HOST, together with the other hosts, and links to signing in then lead there.",
		loginHelp: "If you expected to find your jobs and candidates here, write to us:",
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
		login: "Masuk",
		loginTitle: "Halaman masuk belum disiapkan di sini",
		loginText:
			"Di alamat inilah aplikasi untuk perekrut menjawab. Aplikasi itu belum terhubung dengan instalasi ini, jadi belum ada yang bisa dimasuki.",
		loginHow:
			"Pengelola instalasi ini dapat menghubungkannya: alamat aplikasi ditulis di RECRUITER_HOST, bersama host lainnya, lalu tautan masuk akan menuju ke sana.",
		loginHelp: "Jika Anda mencari lowongan dan kandidat Anda di sini, hubungi kami:",
	},
} as const satisfies Record<Language, Record<string, string>>;

export const wordsIn = (language: Language) => WORDS[language];
