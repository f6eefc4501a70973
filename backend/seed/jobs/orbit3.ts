import { KOPI_NUSANTARA } from "../companies";
import { COMMON } from "../defaults";
import type { SeedJob } from "../entry";
import { ORBIT3_MESSAGES } from "./orbit3-messages";

/** A job in Indonesian, with its own text for every message of its page. */
export const ORBIT3: SeedJob = {
	id: 103,
	companyId: KOPI_NUSANTARA.id,
	openCode: "ORBIT3",
	slug: "kepala-gerai",
	title: "Kepala Gerai",
	dueInDays: 35,
	publishedDaysAgo: 4,
	invite: true,
	emailRequired: true,
	requireCv: true,
	content: {
		...COMMON,
		jobType: "Penuh waktu",
		language: "id",
		city: "Bandung",
		country: "ID",
		remote: false,
		salary: { currency: "IDR", min: 6_500_000, max: 8_500_000, unit: "MONTH" },
		aboutDescription: `<p>Kopi Nusantara membeli biji kopi langsung dari 60 keluarga petani di Jawa Barat, Flores, dan Toraja, menyangrainya di Bandung, lalu menyeduhnya di sebelas gerai. Gerai kami di Jalan Braga sedang mencari kepala yang baru.</p>
<p>Kamu memimpin delapan barista, menjaga mutu tiap cangkir, dan membuat tamu ingin datang lagi. Laporan penting, tetapi kamu akan lebih sering berada di balik bar daripada di depan layar.</p>
<h3>Yang kamu dapatkan</h3>
<ul><li>Gaji tetap ditambah bonus bulanan gerai</li><li>BPJS Kesehatan dan Ketenagakerjaan sejak hari pertama</li><li>Pelatihan sangrai dan cita rasa bersertifikat</li><li>Dua hari libur berturut-turut setiap minggu</li></ul>`,
		responsibility: `<ul><li>Menyusun jadwal kerja delapan barista</li><li>Menjaga mutu kopi, kebersihan, dan pelayanan</li><li>Mengelola stok dan kas harian</li><li>Melatih barista baru sampai siap bekerja sendiri</li></ul>`,
		requirement: `<ul><li>Pengalaman minimal dua tahun di kedai kopi atau restoran</li><li>Pernah memimpin tim, sekecil apa pun</li><li>Bersedia bekerja dengan jadwal bergilir, termasuk akhir pekan</li></ul>`,
		document_list: [
			{ type: "CV", option_value: 2 },
			{ type: "Sertifikat", option_value: 1 },
		],
		social_media: ["email", "facebook", "twitter", "whatsapp"],
		header_image: "/media/kopi-nusantara-header.svg",
		background: "#fbf3ea",
		additionalField: [
			{
				id: 31,
				label: "Ceritakan tamu yang paling kamu ingat",
				input_type: 1,
				is_mandatory: 1,
				minWords: 10,
				maxWords: 120,
			},
			{ id: 32, label: "Shift yang kamu sukai", input_type: 5, is_mandatory: 0, options: ["Pagi", "Siang", "Malam"] },
		],
		gdpr_text:
			"<p>Kopi Nusantara menyimpan data yang kamu kirim hanya untuk memproses lamaran ini, dan menghapusnya dua belas bulan setelah lowongan ditutup. Kapan pun kamu boleh meminta salinan, perbaikan, atau penghapusan datamu.</p>",
		gdpr_aggrement_text: "Saya setuju Kopi Nusantara menyimpan dan memakai data saya untuk memproses lamaran ini.",
		call_action_message: "Lamar sekarang",
		translation: ORBIT3_MESSAGES,
		listed: true,
	},
};
