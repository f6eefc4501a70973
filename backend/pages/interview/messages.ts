import type { Language } from "../../http/language";

const MESSAGES = {
	en: {
		title: "Interview {code}",
		arrived: "Your application has arrived: {job}",
		invited: "Your interview: {job}",
		done: "Your interview is done",
		doneText: "{company} has your answers and will get back to you. You don't need the code any more.",
		none: "There is no interview for this job. {company} decides on your application and will get back to you.",
		over: "The time for this interview is over",
		overText:
			"The last day was {due}. Haven't done the interview yet? Ask {company} whether you still can, and keep your code for that.",
		codeTitle: "Your interview code",
		codeText: "The code opens your interview for this job. It's yours alone: keep it, and share it with nobody.",
		place0: "You can do the interview on a computer or on a phone, whenever it suits you.",
		place1: "The interview is done on a computer. If you're on a phone now, open this page there.",
		place2: "The interview is done on a phone. If you're at a computer now, open this page there.",
		start: "Start the interview",
		elsewhere:
			"The interview isn't done on this page: {company} will tell you where, and when, and ask for your code there.",
		next: "What to do next",
		save: "Write the code down, or take a screenshot of this page.",
		check: "Check your camera, microphone and connection",
		find: "Get the link of my application by email",
		sent: "Look at, correct or withdraw your application: get its link by email",
		ask: "Questions about the job or the interview? Write to {email}.",
		withdrawn: "The application with this code was withdrawn",
		withdrawnText: "So there is no interview for it any more. Did you withdraw it by mistake? Ask the company.",
		withdrawnContact:
			"So there is no interview for it any more. Did you withdraw it by mistake? Ask the company: your application's page tells you its address.",
		unknown: "We don't know this code",
		unknownText: "Please check the code in your invitation and try again.",
		enter: "Enter a code",
	},
	id: {
		title: "Wawancara {code}",
		arrived: "Lamaranmu sudah masuk: {job}",
		invited: "Wawancaramu: {job}",
		done: "Wawancaramu sudah selesai",
		doneText: "{company} sudah menerima jawabanmu dan akan menghubungimu. Kode ini tidak diperlukan lagi.",
		none: "Tidak ada wawancara untuk lowongan ini. {company} menilai lamaranmu dan akan menghubungimu.",
		over: "Waktu wawancara ini sudah habis",
		overText:
			"Tenggatnya {due}. Belum mengerjakannya? Tanyakan ke {company} apakah masih bisa, dan simpan kodemu untuk itu.",
		codeTitle: "Kode wawancaramu",
		codeText:
			"Kode ini membuka wawancaramu untuk lowongan ini. Kode ini hanya untukmu: simpan, dan jangan berikan kepada siapa pun.",
		place0: "Wawancara bisa dilakukan di komputer atau di ponsel, kapan pun kamu siap.",
		place1: "Wawancara dilakukan di komputer. Kalau sekarang kamu memakai ponsel, buka halaman ini di komputer.",
		place2: "Wawancara dilakukan di ponsel. Kalau sekarang kamu memakai komputer, buka halaman ini di ponsel.",
		start: "Mulai wawancara",
		elsewhere:
			"Wawancara tidak dilakukan di halaman ini: {company} akan memberi tahu tempat dan waktunya, lalu meminta kodemu di sana.",
		next: "Langkah berikutnya",
		save: "Catat kodenya, atau ambil tangkapan layar halaman ini.",
		check: "Periksa kamera, mikrofon, dan koneksimu",
		find: "Minta tautan lamaranku lewat email",
		sent: "Lihat, perbaiki, atau tarik lamaranmu: minta tautannya lewat email",
		ask: "Ada pertanyaan tentang lowongan atau wawancara? Tulislah ke {email}.",
		withdrawn: "Lamaran dengan kode ini sudah ditarik",
		withdrawnText: "Jadi wawancaranya tidak ada lagi. Kamu tidak sengaja menariknya? Tanyakan ke perusahaan.",
		withdrawnContact:
			"Jadi wawancaranya tidak ada lagi. Kamu tidak sengaja menariknya? Tanyakan ke perusahaan: alamatnya ada di halaman lamaranmu.",
		unknown: "Kode ini tidak kami kenali",
		unknownText: "Periksa lagi kode di undanganmu, lalu coba sekali lagi.",
		enter: "Masukkan kode",
	},
} as const satisfies Record<Language, Record<string, string>>;

export const interviewMessages = (language: Language) => MESSAGES[language];
