import type { SeedArticle } from "../entry";

export const FAIR_SCORING: SeedArticle = {
	item: "fair-scoring",
	publishedDaysAgo: 54,
	en: {
		slug: "score-first-talk-later",
		category: "Assessment",
		title: "Score first, talk later",
		content: `Three colleagues watch the same answer. The first one says "brilliant", and within a minute it is brilliant for all three. That isn't agreement, it is politeness, and it costs you the two judgements that you asked for.

The remedy is an order of work. Everybody scores alone, then the scores are shown, then you talk. Differences are the useful part: where two people gave a five and a two, one of them heard something that the other missed.

Scores need words, or a four means something else to each of you. Write down for every question what a weak, a solid and a strong answer contain. "Weak: names the problem. Solid: tells what they did. Strong: tells what they did, why, and what they would do differently." Three lines are enough.

Watch by question, not by person. Ten answers to the first question, then ten to the second: you compare like with like, and a charming start can't colour the rest. Take a break after every ten, and come back to the first two, for judges get stricter or milder as they go.

Keep the number for what it is. A ranking tells you whom to talk to first. Whom you hire, you decide with the notes beside the numbers, and a note that says why is worth more to the next colleague, and to the candidate, than half a point.`,
	},
	id: {
		slug: "nilai-dulu-diskusi-kemudian",
		category: "Penilaian",
		title: "Beri nilai dulu, diskusi kemudian",
		content: `Tiga rekan menonton jawaban yang sama. Yang pertama berkata "luar biasa", dan dalam semenit jawaban itu luar biasa bagi ketiganya. Itu bukan kesepakatan, melainkan rasa sungkan, dan Anda kehilangan dua penilaian yang sebenarnya Anda butuhkan.

Obatnya adalah urutan kerja. Semua orang menilai sendiri, lalu nilai ditampilkan, baru kemudian berdiskusi. Perbedaan justru bagian yang berguna: ketika satu orang memberi lima dan yang lain dua, salah satunya mendengar sesuatu yang terlewat oleh yang lain.

Nilai memerlukan kata-kata. Tanpa itu, angka empat berarti lain bagi setiap orang. Untuk setiap pertanyaan, tuliskan seperti apa jawaban yang lemah, cukup, dan kuat. "Lemah: menyebut masalahnya. Cukup: menceritakan tindakannya. Kuat: menceritakan tindakan, alasannya, dan apa yang akan dilakukan berbeda." Tiga baris sudah memadai.

Tontonlah per pertanyaan, bukan per orang. Sepuluh jawaban untuk pertanyaan pertama, lalu sepuluh untuk yang kedua: Anda membandingkan hal yang sepadan, dan pembukaan yang memikat tidak mewarnai sisanya. Beristirahatlah setiap sepuluh jawaban, lalu tonton lagi dua yang pertama, karena penilai cenderung makin ketat atau makin longgar.

Perlakukan angka sebagaimana mestinya. Peringkat memberi tahu siapa yang diajak bicara lebih dulu. Siapa yang diterima, Anda putuskan bersama catatan di samping angka itu. Satu catatan yang menjelaskan alasannya lebih berharga bagi rekan Anda, dan bagi kandidat, daripada selisih setengah poin.`,
	},
};
