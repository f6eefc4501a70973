import type { Language } from "../http/language";

const MESSAGES = {
	en: {
		withdrawSubject: "Confirm: withdraw your application for {job}",
		withdraw:
			"You asked to withdraw your application for {job} at {company}. Nothing changes until you confirm. The company then sees that you have withdrawn, and your interview code stops working here.",
		withdrawLink: "Withdraw my application",
		deleteSubject: "Confirm: delete your application for {job}",
		delete:
			"You asked to delete your application for {job} at {company} with everything you sent: answers, files and interview code. Nothing changes until you confirm. After that, it can't be undone.",
		deleteLink: "Delete my application",
		hours: "The link works for {hours} hours. Didn't ask for this? Then do nothing, and everything stays as it is.",
		deletedSubject: "Your application for {job} is deleted",
		deleted:
			"Your application for {job} at {company}, sent {sent}, has been deleted with everything in it. The company has been told that it no longer exists.",
		bye: "Astronaut",
		correctedSubject: "Your application for {job} was changed",
		corrected:
			"The contact details of your application for {job} at {company} were changed through your private link. Messages go to the new address from now on. If it wasn't you, write to {contact} right away.",
		retentionSubject: "Deleted in {days} days: {count} applications or document requests at {company}",
		retention:
			"The jobs behind {count} applications or document requests at {company} have been closed for as long as you store them. They will be deleted with all their files in {days} days. You can export them before that, or store them for longer.",
		retentionLink: "See which ones",
		linksSubject: "Your applications",
		links:
			"Here are the private links to your applications. Anyone who has such a link can see and change the application, so please don't share it.",
		link: "{job} at {company}, sent {sent}",
		interviewSubject: "Your interview for {job}",
		interview:
			"Here is the link to your interview for {job} at {company}. Open it on the device you want to use for your answers.",
		interviewLink: "Open my interview",
		interviewStranger:
			"Didn't ask for this? Then someone did so from the page of your application. Nothing has changed.",
		linksStranger: "Didn't ask for this? Then someone entered your address, and you can ignore this email.",
	},
	id: {
		withdrawSubject: "Konfirmasi: tarik lamaranmu untuk {job}",
		withdraw:
			"Kamu meminta agar lamaranmu untuk {job} di {company} ditarik. Lamaran tetap berlaku sampai kamu mengonfirmasi. Setelah itu perusahaan melihat bahwa lamaran ditarik, dan kode wawancaramu tidak berlaku lagi.",
		withdrawLink: "Tarik lamaran saya",
		deleteSubject: "Konfirmasi: hapus lamaranmu untuk {job}",
		delete:
			"Kamu meminta agar lamaranmu untuk {job} di {company} dihapus beserta semua yang kamu kirim: jawaban, berkas, dan kode wawancara. Lamaran tetap ada sampai kamu mengonfirmasi. Setelah itu tidak bisa dikembalikan.",
		deleteLink: "Hapus lamaran saya",
		hours: "Tautan ini berlaku {hours} jam. Bukan kamu yang meminta? Abaikan saja, dan tidak ada yang berubah.",
		deletedSubject: "Lamaranmu untuk {job} sudah dihapus",
		deleted:
			"Lamaranmu untuk {job} di {company} tanggal {sent} sudah dihapus beserta semua yang kamu kirim. Perusahaan sudah diberi tahu bahwa lamaran itu tidak ada lagi.",
		bye: "Astronaut",
		correctedSubject: "Lamaranmu untuk {job} diubah",
		corrected:
			"Data kontak lamaranmu untuk {job} di {company} diubah lewat tautan pribadimu. Mulai sekarang pesan dikirim ke alamat yang baru. Bukan kamu yang mengubah? Segera tulis ke {contact}.",
		retentionSubject: "Dihapus dalam {days} hari: {count} lamaran atau permintaan dokumen di {company}",
		retention:
			"Lowongan untuk {count} lamaran atau permintaan dokumen di {company} sudah ditutup selama masa simpan yang Anda tetapkan. Semuanya dihapus beserta berkasnya dalam {days} hari. Sebelum itu Anda bisa mengekspornya atau memperpanjang masa simpan.",
		retentionLink: "Lihat yang mana",
		linksSubject: "Lamaranmu",
		links:
			"Ini tautan pribadi ke lamaranmu. Siapa pun yang punya tautan itu bisa melihat dan mengubah lamaran, jadi jangan bagikan.",
		link: "{job} di {company}, dikirim {sent}",
		interviewSubject: "Wawancaramu untuk {job}",
		interview: "Ini tautan wawancaramu untuk {job} di {company}. Buka di perangkat yang mau kamu pakai untuk menjawab.",
		interviewLink: "Buka wawancara saya",
		interviewStranger:
			"Bukan kamu yang meminta? Berarti ada yang memintanya dari halaman lamaranmu. Tidak ada yang berubah.",
		linksStranger: "Bukan kamu yang meminta? Berarti ada yang mengetik alamatmu, dan email ini bisa diabaikan.",
	},
} as const satisfies Record<Language, Record<string, string>>;

export const changeMessages = (language: Language) => MESSAGES[language];
