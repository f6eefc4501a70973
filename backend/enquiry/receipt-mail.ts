import type { EnquiryKind } from "../../lib/contract/enquiry";
import type { Language } from "../http/language";
import type { Mail } from "../mail/enqueue";
import type { NewEnquiry } from "./values";

interface Messages {
	subject: string;
	/** What arrived, and the next step. */
	text: string;
}

const MESSAGES: Record<Language, Record<EnquiryKind, Messages>> = {
	en: {
		partner: {
			subject: "We have your message",
			text: "Thank you for your message about working with us. Someone from our team will read it and reply, whether or not it's a fit.",
		},
		demo: {
			subject: "We have your demo request",
			text: "Thank you for requesting a demo. We'll check who is free at the time you chose, and email you the link to the call or suggest another time.",
		},
		training: {
			subject: "We have your training request",
			text: "Thank you for requesting training. We'll put together a plan for your topics, and email it to you with possible dates.",
		},
	},
	id: {
		partner: {
			subject: "Pesan Anda sudah kami terima",
			text: "Terima kasih atas pesan Anda tentang kerja sama. Seseorang dari tim kami membacanya dan membalas Anda, cocok ataupun tidak.",
		},
		demo: {
			subject: "Permintaan demo Anda sudah kami terima",
			text: "Terima kasih atas permintaan demo Anda. Kami memeriksa siapa yang bisa pada waktu pilihan Anda, lalu mengirim tautan panggilan atau usulan waktu lain.",
		},
		training: {
			subject: "Permintaan pelatihan Anda sudah kami terima",
			text: "Terima kasih atas permintaan pelatihan Anda. Kami menyusun materi yang sesuai dengan topik Anda, lalu mengirim rencana dan pilihan tanggalnya.",
		},
	},
};

const FRAME = {
	en: {
		hello: "Hello,",
		bye: "The Astronaut team",
		more: "Anything to add? Just reply to this email.",
		stranger:
			"Didn't ask us for anything? Then someone entered your address by mistake, and you can ignore this email.",
	},
	id: {
		hello: "Halo,",
		bye: "Tim Astronaut",
		more: "Ada yang ingin ditambahkan? Balas saja email ini.",
		stranger: "Anda tidak meminta apa pun? Berarti ada yang salah mengetik alamat, dan email ini dapat Anda abaikan.",
	},
} as const satisfies Record<Language, Record<string, string>>;

/**
 * Confirms the receipt of a request to its sender. It repeats no input, because anybody can enter anything together
 * with somebody else's address.
 */
export function receiptMail({ kind, values, language }: NewEnquiry, replyTo: string | undefined): Mail {
	const { subject, text } = MESSAGES[language][kind];
	const { hello, bye, more, stranger } = FRAME[language];
	const body = [hello, text, ...(replyTo ? [more] : []), bye, `-- \n${stranger}`];
	return { recipient: values.email, replyTo, subject, body: `${body.join("\n\n")}\n`, purpose: "receipt" };
}
