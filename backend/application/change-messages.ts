import type { Language } from "../http/language";

const MESSAGES = {
	en: {
		withdrawSubject: "Confirm: withdraw your application for {job}",
		withdraw:
			"You asked to withdraw your application for {job} at {company}. It stands until you confirm. The company then sees that you have withdrawn, and your interview code stops working here.",
		withdrawLink: "Withdraw my application",
		deleteSubject: "Confirm: delete your application for {job}",
		delete:
			"You asked to delete your application for {job} at {company} with everything you sent: answers, files and interview code. It stands until you confirm. After that it can't be brought back.",
		deleteLink: "Delete my application",
		hours: "The link works for {hours} hours. You didn't ask for this? Then do nothing, and everything stays as it is.",
		deletedSubject: "Your application for {job} is deleted",
		deleted:
			"Your application for {job} at {company} of {sent} has been deleted, with everything you sent. The company has been told that it exists no longer.",
		bye: "Astronaut",
		correctedSubject: "Your application for {job} was changed",
		corrected:
			"The contact details of your application for {job} at {company} were changed through your private link. Messages go to the new address from now on. It wasn't you? Then write to {contact} right away.",
		retentionSubject: "Deleted in {days} days: {count} applications or document requests at {company}",
		retention:
			"The jobs behind {count} applications or document requests at {company} have been closed for as long as you store them. They are deleted with all files in {days} days. You can export them before that, or store them for longer.",
		retentionLink: "See which ones",
		linksSubject: "Your applications",
		links:
			"Here are the private links to your applications. Whoever has such a link can see and change the application, so please don't pass it on.",
		link: "{job} at {company}, sent {sent}",
		interviewSubject: "Your interview for {job}",
		interview:
			"Here is the link to your interview for {job} at {company}. Open it on the device that you want to answer on.",
		interviewLink: "Open my interview",
		interviewStranger:
			"You didn't ask for this? Then somebody did it from the page of your application. Nothing has changed.",
		linksStranger: "You didn't ask for this? Then somebody typed your address, and you can ignore this email.",
	},
	id: {
		withdrawSubject: "Konfirmasi: tarik lamaran kamu untuk {job}",
		withdraw:
			"Kamu meminta agar lamaranmu untuk {job} di {company} ditarik. Lamaran tetap berlaku sampai kamu mengonfirmasi. Setelah itu perusahaan melihat bahwa lamaran ditarik, dan kode wawancaramu tidak berlaku lagi.",
		withdrawLink: "Tarik lamaran saya",
		deleteSubject: "Konfirmasi: hapus lamaran kamu untuk {job}",
		delete:
			"Kamu meminta agar lamaranmu untuk {job} di {company} dihapus beserta semua yang kamu kirim: jawaban, berkas, dan kode wawancara. Lamaran tetap ada sampai kamu mengonfirmasi. Setelah itu tidak bisa dikembalikan.",
		deleteLink: "Hapus lamaran saya",
		hours: "Tautan ini berlaku {hours} jam. Bukan kamu yang meminta? Abaikan saja, dan tidak ada yang berubah.",
		deletedSubject: "Lamaran kamu untuk {job} sudah dihapus",
		deleted:
			"Lamaranmu untuk {job} di {company} tanggal {sent} sudah dihapus beserta semua yang kamu kirim. Perusahaan sudah diberi tahu bahwa lamaran itu tidak ada lagi.",
		bye: "Astronaut",
		correctedSubject: "Lamaran kamu untuk {job} diubah",
		corrected:
			"Data kontak lamaranmu untuk {job} di {company} diubah lewat tautan pribadimu. Mulai sekarang pesan dikirim ke alamat yang baru. Bukan kamu yang mengubah? Segera tulis ke {contact}.",
		retentionSubject: "Dihapus dalam {days} hari: {count} lamaran atau permintaan dokumen di {company}",
		retention:
			"Lowongan untuk {count} lamaran atau permintaan dokumen di {company} sudah ditutup selama masa simpan yang Anda tetapkan. Semuanya dihapus beserta berkasnya dalam {days} hari. Sebelum itu Anda bisa mengekspornya atau memperpanjang masa simpan.",
		retentionLink: "Lihat yang mana",
		linksSubject: "Lamaran kamu",
		links:
			"Ini tautan pribadi ke lamaranmu. Siapa pun yang punya tautan itu bisa melihat dan mengubah lamaran, jadi jangan bagikan.",
		link: "{job} di {company}, dikirim {sent}",
		interviewSubject: "Wawancara kamu untuk {job}",
		interview: "Ini tautan wawancaramu untuk {job} di {company}. Buka di perangkat yang mau kamu pakai untuk menjawab.",
		interviewLink: "Buka wawancara saya",
		interviewStranger:
			"Bukan kamu yang meminta? Berarti ada yang memintanya dari halaman lamaranmu. Tidak ada yang berubah.",
		linksStranger: "Bukan kamu yang meminta? Berarti ada yang mengetik alamatmu, dan email ini bisa diabaikan.",
	},
} as const satisfies Record<Language, Record<string, string>>;

export const changeMessages = (language: Language) => MESSAGES[language];
