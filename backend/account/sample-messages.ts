/** The messages of a new company's sample job; candidates are "kamu" in Indonesian. */
export const SAMPLE_MESSAGES = {
	en: {
		slug: "sample-job",
		title: "Customer Care Specialist (sample)",
		jobType: "Full time",
		about:
			"<p>This is a sample job. It shows how a job of yours looks to candidates, and it is there to be tried out: apply to it yourself, with a CV of your own. What you send is kept in your company's account only.</p><p>The person in this job is the one our customers talk to: on the phone, in chats and by email. Most days are calm, some are not, and on those it is good to have somebody who listens first and answers second.</p>",
		responsibility:
			"<ul><li>Answer questions of customers within the working day</li><li>Find out what is behind a complaint, and see it through to its end</li><li>Tell the product team every week what customers stumble over</li></ul>",
		requirement:
			"<ul><li>You write clearly and kindly, also when somebody else does not</li><li>Some experience with customers: a shop or a restaurant counts</li><li>You learn a new tool in a day</li></ul>",
		document: "Certificates",
		why: "Tell us about a customer you remember",
		whyHelp: "A few sentences are enough.",
		start: "When could you start?",
		starts: ["At once", "In a month", "Later"],
		consentText: (company: string) =>
			`<p>${company} uses what you send here to try out the application form, and for nothing else.</p>`,
		consent: (company: string) => `I agree that ${company} stores and uses my data to process this application.`,
	},
	id: {
		slug: "contoh-lowongan",
		title: "Staf Layanan Pelanggan (contoh)",
		jobType: "Penuh waktu",
		about:
			"<p>Ini contoh lowongan. Di sini terlihat bagaimana lowongan sebuah perusahaan tampil bagi kandidat, dan lowongan ini memang untuk dicoba: kirim lamaran sendiri dengan CV-mu. Semua yang kamu kirim hanya tersimpan di akun perusahaan ini.</p><p>Di posisi ini kamu menjadi orang yang pertama diajak bicara oleh pelanggan: lewat telepon, chat, dan email. Kebanyakan hari berjalan tenang, ada pula yang tidak, dan di hari seperti itu kami butuh orang yang mau mendengarkan sebelum menjawab.</p>",
		responsibility:
			"<ul><li>Menjawab pertanyaan pelanggan di hari kerja yang sama</li><li>Mencari tahu penyebab keluhan, lalu mengurusnya sampai tuntas</li><li>Menyampaikan kepada tim produk setiap minggu apa yang menyulitkan pelanggan</li></ul>",
		requirement:
			"<ul><li>Menulis dengan jelas dan ramah, juga saat lawan bicara tidak begitu</li><li>Pernah melayani pelanggan: pengalaman di toko atau restoran juga dihitung</li><li>Cepat belajar memakai alat baru</li></ul>",
		document: "Sertifikat",
		why: "Ceritakan satu pelanggan yang masih kamu ingat",
		whyHelp: "Beberapa kalimat saja sudah cukup.",
		start: "Kapan kamu bisa mulai bekerja?",
		starts: ["Secepatnya", "Sebulan lagi", "Lebih lama dari itu"],
		consentText: (company: string) =>
			`<p>${company} memakai data yang kamu kirim hanya untuk mencoba formulir lamaran ini.</p>`,
		consent: (company: string) => `Saya setuju ${company} menyimpan dan memakai data saya untuk memproses lamaran ini.`,
	},
} as const;
