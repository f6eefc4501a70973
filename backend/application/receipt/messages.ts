import type { Language } from "../../http/language";

const MESSAGES = {
	en: {
		subject: "Your application: {job} at {company}",
		hello: "Hello",
		received: "{company} has received your application for {job}.",
		keepMail: "This email is your receipt: please keep it.",
		keepFile: "This document is your receipt: please keep it.",
		private:
			"With your private link you can see what you sent, and correct, withdraw or delete it. Anyone who has the link can do that, so please don't share it.",
		privateLink: "Open my application",
		interviewNext: "Next step: the interview. You answer questions on video, whenever it suits you.",
		interviewOver:
			"The time for the interview is over. Haven't done it yet? Ask {company} whether you still can.",
		interviewLink: "Start my interview",
		checkLink: "Check my camera, microphone and connection first",
		summary: "Your application",
		job: "Job",
		company: "Company",
		sent: "Sent",
		code: "Interview code",
		answerBy: "Answer by",
		device: "Device for the interview",
		device0: "Phone or computer, with a camera and a microphone",
		device1: "Computer with a camera and a microphone",
		device2: "Phone with the Astronaut app",
		questions: "Questions about the job? Write to {email}.",
		bye: "Good luck!\nAstronaut, for {company}",
		stranger:
			"Didn't apply? Then someone entered your address by mistake. You can delete the application with the private link above.",
		missingFile: "File",
		cut: "… (the rest is behind your private link)",
	},
	id: {
		subject: "Lamaranmu: {job} di {company}",
		hello: "Halo",
		received: "{company} sudah menerima lamaranmu untuk {job}.",
		keepMail: "Email ini adalah bukti terimanya, jadi simpanlah.",
		keepFile: "Dokumen ini adalah bukti terimanya, jadi simpanlah.",
		private:
			"Dengan tautan pribadi ini kamu bisa melihat yang kamu kirim, memperbaikinya, menarik lamaran, atau menghapusnya. Siapa pun yang punya tautan ini bisa melakukan hal yang sama, jadi jangan bagikan.",
		privateLink: "Buka lamaran saya",
		interviewNext: "Langkah berikutnya: wawancara. Kamu menjawab pertanyaan lewat video, kapan pun kamu sempat.",
		interviewOver:
			"Waktu wawancara sudah habis. Belum mengerjakannya? Tanyakan ke {company} apakah masih bisa.",
		interviewLink: "Mulai wawancara",
		checkLink: "Periksa dulu kamera, mikrofon, dan koneksi",
		summary: "Lamaranmu",
		job: "Lowongan",
		company: "Perusahaan",
		sent: "Dikirim",
		code: "Kode wawancara",
		answerBy: "Jawab paling lambat",
		device: "Perangkat untuk wawancara",
		device0: "Ponsel atau komputer dengan kamera dan mikrofon",
		device1: "Komputer dengan kamera dan mikrofon",
		device2: "Ponsel dengan aplikasi Astronaut",
		questions: "Ada pertanyaan tentang lowongan ini? Tulis ke {email}.",
		bye: "Semoga berhasil!\nAstronaut, untuk {company}",
		stranger:
			"Kamu tidak melamar? Berarti ada yang salah mengetik alamat. Lamaran itu bisa kamu hapus lewat tautan pribadi di atas.",
		missingFile: "Berkas",
		cut: "… (selengkapnya ada di tautan pribadimu)",
	},
} as const satisfies Record<Language, Record<string, string>>;

export const receiptMessages = (language: Language) => MESSAGES[language];
