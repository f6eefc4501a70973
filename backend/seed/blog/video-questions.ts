import type { SeedArticle } from "../entry";

export const VIDEO_QUESTIONS: SeedArticle = {
	item: "video-questions",
	publishedDaysAgo: 19,
	en: {
		slug: "writing-a-video-question",
		category: "Question design",
		title: "How to write a question that people can answer on video",
		content: `In a room, a vague question does little harm: the candidate frowns, and you say it again in other words. On video nobody sees the frown. The question has to stand on its own, at ten in the evening, on a phone, read by somebody who is nervous.

So ask for one thing. "Tell us about yourself, your strengths and why you want to work here" is three questions, and most people answer the easiest. Split it, or choose.

Ask for a moment instead of an opinion. "Are you a team player?" has one possible answer. "Tell us about a day on which a colleague and you disagreed. What did you do first?" has as many as there are candidates, and each of them says something about work.

Say how long the answer should be, and mean it. A minute and a half is enough for one situation. Give time to think before the camera starts, longer for questions with numbers in them, and let people record again when the doorbell rings: three chances take the fear out of the first one.

Read the question aloud before you publish it. If you need a second breath, it is too long. Then answer it yourself, on your own phone, with the timer running. Ten minutes of that improve a set of questions more than an hour of editing.`,
	},
	id: {
		slug: "menulis-pertanyaan-video",
		category: "Menyusun pertanyaan",
		title: "Cara menulis pertanyaan yang bisa dijawab lewat video",
		content: `Dalam ruangan, pertanyaan yang kabur tidak terlalu berbahaya: kandidat mengernyit, lalu Anda mengulanginya dengan kalimat lain. Lewat video, tidak ada yang melihat kernyitan itu. Pertanyaan harus jelas dengan sendirinya, pukul sepuluh malam, di layar ponsel, dibaca oleh orang yang sedang gugup.

Jadi, tanyakan satu hal saja. "Ceritakan tentang diri Anda, kelebihan Anda, dan alasan melamar di sini" adalah tiga pertanyaan, dan kebanyakan orang akan menjawab yang paling mudah. Pisahkan, atau pilih salah satu.

Tanyakan kejadian, bukan pendapat. "Apakah Anda bisa bekerja dalam tim?" hanya punya satu jawaban. "Ceritakan saat Anda berbeda pendapat dengan rekan kerja. Apa yang pertama kali Anda lakukan?" punya jawaban sebanyak jumlah kandidatnya, dan semuanya bercerita tentang pekerjaan.

Sebutkan berapa lama jawabannya, dan patuhi sendiri. Satu setengah menit cukup untuk satu kejadian. Beri waktu berpikir sebelum kamera menyala, lebih lama untuk pertanyaan yang memuat angka, dan izinkan merekam ulang ketika bel rumah berbunyi: tiga kesempatan membuat rekaman pertama tidak menakutkan.

Bacalah pertanyaan itu keras-keras sebelum diterbitkan. Kalau Anda harus menarik napas dua kali, pertanyaannya terlalu panjang. Lalu jawablah sendiri, di ponsel Anda, dengan penghitung waktu berjalan. Sepuluh menit seperti itu lebih berguna daripada satu jam menyunting.`,
	},
};
