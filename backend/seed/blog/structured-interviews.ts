import type { SeedArticle } from "../entry";

export const STRUCTURED_INTERVIEWS: SeedArticle = {
	item: "structured-interviews",
	publishedDaysAgo: 5,
	en: {
		slug: "ask-everyone-the-same-questions",
		category: "Interviewing",
		title: "Ask everyone the same questions",
		content: `Two candidates for the same job walk out of two good conversations. One talked about her last project, the other about a football club he and the interviewer both like. Who of them is better at the job? Nobody can say, because nobody asked them the same thing.

A structured interview fixes that with three decisions, all made before the first candidate answers: which questions are asked, in which order, and what a good answer contains. Everything else follows. Answers can be laid side by side, a colleague who wasn't there can judge them too, and a candidate who is turned down can be told why.

Start from the job, not from a list of questions. Write down the four or five things that somebody has to do well in the first six months. For each, ask about one situation: what happened, what did you do, what came of it? Leave out whatever you wouldn't score.

Then keep to it:

- Give every candidate the same time to think and the same time to answer.
- Write one line per question about what you hope to hear, before you watch anybody.
- Change a question only for everyone, and only for the next round.

Asking by video helps here, because a recorded question never has a better or a worse day. The conversation comes later, with the few people whom you already know to be able to do the work.`,
	},
	id: {
		slug: "ajukan-pertanyaan-yang-sama",
		category: "Wawancara",
		title: "Ajukan pertanyaan yang sama kepada semua kandidat",
		content: `Dua kandidat untuk lowongan yang sama baru saja selesai diwawancara, dan keduanya berjalan menyenangkan. Yang satu bercerita tentang proyek terakhirnya, yang lain tentang klub sepak bola yang juga disukai pewawancara. Siapa yang lebih cocok untuk pekerjaannya? Tidak ada yang tahu, karena keduanya tidak ditanyai hal yang sama.

Wawancara terstruktur menjawab masalah ini lewat tiga keputusan yang dibuat sebelum kandidat pertama menjawab: pertanyaan apa saja, bagaimana urutannya, dan seperti apa jawaban yang baik. Selebihnya mengikuti. Jawaban bisa disandingkan, rekan yang tidak hadir tetap bisa ikut menilai, dan kandidat yang belum lolos bisa diberi tahu alasannya.

Mulailah dari pekerjaannya, bukan dari daftar pertanyaan. Tuliskan empat atau lima hal yang harus dikerjakan dengan baik dalam enam bulan pertama. Untuk setiap hal, tanyakan satu situasi nyata: apa yang terjadi, apa yang Anda lakukan, apa hasilnya? Buang pertanyaan yang jawabannya tidak akan Anda nilai.

Lalu patuhi rencana itu:

- Beri semua kandidat waktu berpikir dan waktu menjawab yang sama.
- Tulis satu baris tentang jawaban yang Anda harapkan sebelum menonton siapa pun.
- Ubah pertanyaan hanya untuk semua orang, dan hanya untuk gelombang berikutnya.

Bertanya lewat video memudahkan hal ini, karena pertanyaan yang direkam tidak pernah lelah atau terburu-buru. Percakapan langsung tetap ada, nanti, dengan beberapa orang yang sudah terbukti mampu.`,
	},
};
