import type { SeedArticle } from "../entry";

export const TWO_LANGUAGES: SeedArticle = {
	item: "two-languages",
	publishedDaysAgo: 110,
	en: {
		slug: "hiring-in-two-languages",
		category: "Global hiring",
		title: "Hiring in two languages without doing it twice",
		content: `A plant in Karawang hires technicians who speak Indonesian and an engineer from abroad who doesn't. One team reads all applications. Which language should the job be in?

The one that the work is done in. A job advertisement in English for a job that is done in Indonesian doesn't find better people, it finds people with better English. So give each job a language of its own, and keep to it on the page, in the form and in the questions.

Translate the questions before you publish, not while you watch. A question that was translated by somebody who knows the work is shorter than one from a dictionary. Let a colleague translate it back. Where the two differ, the first one was unclear, in both languages.

Score what was said, not how. If the job needs English, ask one question in English and score the language there, and only there. In the others, an answer with mistakes that says the right thing is the right answer.

Mind the small words. Indonesian has one polite form for customers and another, warmer one for people who apply. Titles are read differently: "supervisor" is a step up in one country and a first job in another, so describe the work and the pay. And write times with their zone, since "Friday at five" is three different hours between Aceh and Papua.`,
	},
	id: {
		slug: "merekrut-dalam-dua-bahasa",
		category: "Rekrutmen global",
		title: "Merekrut dalam dua bahasa tanpa bekerja dua kali",
		content: `Sebuah pabrik di Karawang mencari teknisi yang berbahasa Indonesia dan seorang insinyur dari luar negeri yang tidak. Semua lamaran dibaca oleh satu tim. Lowongannya sebaiknya ditulis dalam bahasa apa?

Dalam bahasa yang dipakai saat bekerja. Iklan berbahasa Inggris untuk pekerjaan yang dilakukan dalam bahasa Indonesia tidak menemukan orang yang lebih baik, hanya orang yang bahasa Inggrisnya lebih baik. Karena itu, tentukan satu bahasa untuk setiap lowongan dan pakailah di halaman, formulir, dan pertanyaannya.

Terjemahkan pertanyaan sebelum diterbitkan, bukan sambil menonton. Pertanyaan yang diterjemahkan oleh orang yang paham pekerjaannya lebih singkat daripada hasil kamus. Mintalah seorang rekan menerjemahkannya kembali. Kalau hasilnya berbeda, yang asli memang kurang jelas, dalam dua bahasa sekaligus.

Nilailah apa yang dikatakan, bukan cara mengatakannya. Kalau pekerjaannya butuh bahasa Inggris, ajukan satu pertanyaan dalam bahasa Inggris dan nilai bahasanya di situ, dan hanya di situ. Pada pertanyaan lain, jawaban yang tata bahasanya keliru tetapi isinya tepat adalah jawaban yang tepat.

Perhatikan hal-hal kecil. Sapaan "Anda" untuk klien terasa dingin bagi pelamar; "kamu" lebih hangat. Nama jabatan juga dibaca berbeda: "supervisor" adalah kenaikan jabatan di satu negara dan pekerjaan pertama di negara lain, jadi jelaskan pekerjaan dan gajinya. Dan tulis jam dengan zona waktunya, karena "Jumat jam lima" adalah tiga jam yang berbeda antara Aceh dan Papua.`,
	},
};
