import type { SeedArticle } from "../entry";

export const REMINDERS: SeedArticle = {
	item: "reminders",
	publishedDaysAgo: 78,
	en: {
		slug: "what-a-reminder-should-say",
		category: "Invitations",
		title: "What an interview reminder should say",
		content: `Most people who don't answer an invitation never decided not to. They read it on the bus, meant to do it in the evening, and forgot. A reminder is for them, so it should help and not scold.

Astronaut sends one every 24 hours until the deadline or the last answer, whichever comes first. You write the words. Four things belong into them: the job and the company, because people apply for several; the code; the deadline as a day and an hour with its time zone; and how long it takes.

Put the deadline into the subject line. "Your interview for Head Roaster, open until Friday, 18:00" is read; "Reminder" isn't. Say one sentence about what they will find: four questions, about fifteen minutes, on a phone or a computer.

Leave out what sounds like a threat. "Last chance" on the second day isn't true, and candidates notice. On the last day, say what happens afterwards and how to ask for more time: somebody with a night shift or a sick child will write to you if you let them.

Then look at who has started and not finished. That isn't a lack of interest but usually a camera that wouldn't open or a connection that broke. A personal line, "did something not work?", together with the link to the candidates' questions brings more of them back than three more automatic mails.`,
	},
	id: {
		slug: "isi-pengingat-wawancara",
		category: "Undangan",
		title: "Apa isi pengingat wawancara yang baik",
		content: `Kebanyakan orang yang tidak menjawab undangan sebenarnya tidak pernah memutuskan untuk menolak. Mereka membacanya di bus, berniat mengerjakannya malam hari, lalu lupa. Pengingat dibuat untuk mereka, jadi isinya harus membantu, bukan menegur.

Astronaut mengirim pengingat setiap 24 jam sampai tenggat atau sampai jawaban terakhir masuk, mana yang lebih dulu. Kata-katanya Anda yang menulis. Ada empat hal yang harus ada: lowongan dan nama perusahaan, karena orang melamar ke beberapa tempat; kodenya; tenggat lengkap dengan hari, jam, dan zona waktu; serta berapa lama pengerjaannya.

Tulis tenggat di baris subjek. "Wawancaramu untuk Head Roaster, dibuka sampai Jumat pukul 18.00 WIB" akan dibaca; "Pengingat" tidak. Tambahkan satu kalimat tentang apa yang menanti: empat pertanyaan, sekitar lima belas menit, di ponsel atau komputer.

Hindari kalimat yang terdengar seperti ancaman. "Kesempatan terakhir" pada hari kedua itu tidak benar, dan kandidat tahu. Pada hari terakhir, jelaskan apa yang terjadi sesudahnya dan cara meminta tambahan waktu: orang yang bekerja malam atau anaknya sedang sakit akan menghubungi Anda kalau diberi jalan.

Lalu perhatikan siapa yang sudah mulai tetapi belum selesai. Itu jarang karena tidak berminat; biasanya kamera tidak mau terbuka atau koneksi terputus. Satu kalimat pribadi, "apakah ada kendala?", bersama tautan ke tanya jawab kandidat lebih ampuh daripada tiga surel otomatis lagi.`,
	},
};
