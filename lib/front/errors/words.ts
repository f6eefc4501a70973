interface Words {
	title: string;
	text: string;
	again: string;
	home: string;
}

/** The words of the pages that must work when nothing else does; they can't be loaded from anywhere. */
const WORDS: Record<"en" | "id", { failed: Words; refused: Words; busy: Words; missing: Words }> = {
	en: {
		failed: {
			title: "This page can't be shown just now",
			text: "Something went wrong on our side. Nothing you have saved is lost. Please try again in a minute.",
			again: "Try again",
			home: "Go to the home page",
		},
		refused: {
			title: "This request can't be read",
			text: "The address or the request is not one that this site takes. Please check the link you followed.",
			again: "",
			home: "Go to the home page",
		},
		busy: {
			title: "Too many requests",
			text: "This came too often in a short time. Please wait a minute and try again.",
			again: "Try again",
			home: "Go to the home page",
		},
		missing: {
			title: "This page doesn't exist",
			text: "Please check the link you followed; it may be cut off or out of date.",
			again: "",
			home: "Go to the home page",
		},
	},
	id: {
		failed: {
			title: "Halaman ini belum dapat ditampilkan",
			text: "Terjadi kesalahan di pihak kami. Yang sudah Anda simpan tidak hilang. Silakan coba lagi sebentar lagi.",
			again: "Coba lagi",
			home: "Ke beranda",
		},
		refused: {
			title: "Permintaan ini tidak dapat dibaca",
			text: "Alamat atau permintaan ini tidak diterima oleh situs. Silakan periksa tautan yang Anda buka.",
			again: "",
			home: "Ke beranda",
		},
		busy: {
			title: "Terlalu banyak permintaan",
			text: "Permintaan datang terlalu sering. Silakan tunggu satu menit lalu coba lagi.",
			again: "Coba lagi",
			home: "Ke beranda",
		},
		missing: {
			title: "Halaman ini tidak ada",
			text: "Silakan periksa tautan yang Anda buka; mungkin terpotong atau sudah kedaluwarsa.",
			again: "",
			home: "Ke beranda",
		},
	},
};

/** The language of a path: Indonesian under `/id`, else English. */
export const languageOf = (path: string): "en" | "id" => (path === "/id" || path.startsWith("/id/") ? "id" : "en");

/** The words for a status in a language. */
export function wordsOf(status: number, language: "en" | "id"): Words {
	const words = WORDS[language];
	if (status === 404) return words.missing;
	if (status === 429) return words.busy;
	return status >= 500 ? words.failed : words.refused;
}
