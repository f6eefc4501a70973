import type { SeedArticle } from "../entry";

export const SLOW_PHONES: SeedArticle = {
	item: "slow-phones",
	publishedDaysAgo: 33,
	en: {
		slug: "candidates-on-slow-phones",
		category: "Candidate experience",
		title: "Good candidates, slow phones",
		content: `The best forklift driver in town may own a five-year-old phone and buy data by the day. If your interview only works on a new device in a quiet office, you are not choosing between people. You are choosing between phones.

It takes little to make room for everyone. An upload of 300 kilobits a second is enough for an answer, and that is what a weak mobile connection gives on most days. When it gives less, the recording waits on the device and goes on as soon as the connection is back. Say so in the invitation, because candidates who see a bar stand still tend to think that they have failed.

A deadline of a week does more for fairness than any technology. It leaves a Saturday, a neighbour's wireless network and a second try. Let people answer where they are strongest: in the app, in the browser of a phone, or on the computer of a library.

Three sentences for your next invitation:

- You can answer on any phone with Android 6 or iOS 12 and newer, or on a computer with Chrome, Firefox or Opera.
- Find a quiet place and charge your phone; the questions take about fifteen minutes.
- If your connection drops, your answers are kept and sent later.

And when you watch the answers: a grainy picture says something about a network, and nothing about a person.`,
	},
	id: {
		slug: "kandidat-dengan-ponsel-lambat",
		category: "Pengalaman kandidat",
		title: "Kandidat bagus, ponsel lambat",
		content: `Pengemudi forklift terbaik di kota Anda mungkin memakai ponsel berumur lima tahun dan membeli paket data harian. Kalau wawancara Anda hanya berjalan di perangkat baru dan kantor yang tenang, Anda tidak sedang memilih orang. Anda sedang memilih ponsel.

Tidak perlu banyak hal untuk memberi semua orang kesempatan. Kecepatan unggah 300 kilobit per detik sudah cukup untuk satu jawaban, dan sinyal seluler yang lemah pun biasanya mampu. Kalau sedang tidak mampu, rekaman menunggu di perangkat dan dilanjutkan begitu koneksi kembali. Sampaikan hal ini dalam undangan, karena kandidat yang melihat proses unggah berhenti sering mengira dirinya sudah gagal.

Tenggat satu minggu lebih adil daripada teknologi apa pun. Di dalamnya ada hari Sabtu, ada jaringan milik tetangga, ada percobaan kedua. Biarkan kandidat menjawab di tempat yang paling nyaman: di aplikasi, di peramban ponsel, atau di komputer perpustakaan.

Tiga kalimat untuk undangan Anda berikutnya:

- Kamu bisa menjawab di ponsel dengan Android 6 atau iOS 12 ke atas, atau di komputer dengan Chrome, Firefox, atau Opera.
- Cari tempat yang tenang dan isi daya ponselmu; semua pertanyaan memakan waktu sekitar lima belas menit.
- Kalau koneksimu terputus, jawabanmu tetap tersimpan dan dikirim kemudian.

Dan ketika Anda menonton jawabannya: gambar yang buram bercerita tentang jaringan, bukan tentang orangnya.`,
	},
};
