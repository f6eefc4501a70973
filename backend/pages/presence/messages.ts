import type { Language } from "../../http/language";

/** The messages of the placeholders for the app's store listings and for the social profiles. */
const MESSAGES = {
	en: {
		ios: "Astronaut for iPhone and iPad",
		android: "Astronaut for Android",
		app: "The Astronaut app is for candidates. Enter the code of your interview, and answer with your phone's camera.",
		noListing:
			"The app's {store} page isn't linked here yet. Until then, open the link to your interview in a browser on a computer.",
		enterCode: "Enter your code",
		needs: "What the app needs",
		profile: "Astronaut on {network}",
		noProfile: "Our profile on {network} isn't linked here yet. Until then, you can find our news on the blog.",
		blog: "Read the blog",
	},
	id: {
		ios: "Astronaut untuk iPhone dan iPad",
		android: "Astronaut untuk Android",
		app: "Aplikasi Astronaut dipakai oleh kandidat. Masukkan kode wawancaramu, lalu jawab pertanyaannya dengan kamera ponsel.",
		noListing:
			"Tautan ke aplikasi ini di {store} belum tersedia. Untuk sementara, buka tautan wawancaramu di browser komputer.",
		enterCode: "Masukkan kode",
		needs: "Yang dibutuhkan aplikasi",
		profile: "Astronaut di {network}",
		noProfile: "Tautan ke profil kami di {network} belum tersedia. Untuk sementara, kabar terbaru kami ada di blog.",
		blog: "Baca blog",
	},
} as const satisfies Record<Language, Record<string, string>>;

/** The messages of these pages in a language. */
export const presenceMessages = (language: Language) => MESSAGES[language];
