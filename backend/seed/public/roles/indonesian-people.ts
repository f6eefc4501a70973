import type { Role } from "./role";

const PENUH = { language: "id", jobType: "Penuh waktu" } as const;

/** Work with patients, pupils, farmers and files, in Indonesian. */
export const INDONESIAN_PEOPLE_ROLES = {
	perawat: {
		...PENUH,
		titles: ["Perawat Pelaksana", "Perawat Rawat Inap"],
		pay: [5, 7],
		about: [
			"Di {company}, seorang perawat menjaga paling banyak tujuh pasien. Kami memilih itu supaya kamu masih sempat duduk sebentar di samping tempat tidur dan mendengarkan.",
			"Jadwal jaga di {city} diumumkan satu bulan sebelumnya, dan libur setelah jaga malam benar-benar libur.",
		],
		tasks: [
			"Memberikan asuhan keperawatan dan menjelaskan tindakan kepada pasien",
			"Memberikan obat sesuai instruksi dokter, diperiksa berdua",
			"Mencatat perkembangan pasien dengan lengkap",
		],
		needs: ["D3 atau S1 Keperawatan dengan STR aktif", "Sertifikat BTCLS", "Sabar, teliti, dan tidak malu bertanya"],
		documents: [
			{ type: "CV", option_value: 2 },
			{ type: "STR", option_value: 2 },
		],
	},
	klinik: {
		...PENUH,
		titles: ["Resepsionis Klinik", "Petugas Pendaftaran"],
		pay: [4.2, 5.2],
		about: [
			"Orang yang datang ke {company} biasanya sedang tidak enak badan dan sedikit cemas. Kamu orang pertama yang bisa membuat mereka tenang.",
			"Klinik kami di {city} melayani 120 pasien sehari dengan janji temu. Tugasmu menjaga supaya janji itu ditepati.",
		],
		tasks: [
			"Menerima pasien, mendaftarkan, dan mengatur antrean",
			"Menjawab telepon dan pesan",
			"Mengurus pembayaran dan berkas BPJS",
		],
		needs: ["Ramah dan jelas saat berbicara", "Terbiasa dengan komputer", "Bisa menjaga rahasia pasien"],
	},
	guru: {
		...PENUH,
		titles: ["Guru Kelas SD", "Guru Sekolah Dasar"],
		pay: [4.5, 6.5],
		about: [
			"Anak-anak di {company} belajar membaca dari buku cerita yang mereka tulis sendiri. Kamu menemani 24 anak, dari huruf pertama sampai halaman terakhir.",
			"Sekolah kami di {city} memberi setiap guru satu hari tanpa mengajar tiap dua minggu untuk menyiapkan pelajaran dan mengunjungi keluarga murid.",
		],
		tasks: [
			"Menyiapkan dan mengajar semua pelajaran kelas",
			"Mengamati perkembangan anak dan membicarakannya dengan orang tua",
			"Mendampingi satu kegiatan sore",
		],
		needs: [
			"S1 PGSD atau pendidikan lain yang sesuai",
			"Suka bertanya dan suka ditanya",
			"Pengalaman mengajar menjadi nilai tambah",
		],
		documents: [
			{ type: "CV", option_value: 2 },
			{ type: "Ijazah", option_value: 1 },
		],
	},
	admin: {
		...PENUH,
		titles: ["Staf Administrasi", "Admin Kantor"],
		pay: [4.5, 6],
		about: [
			"Kalau sebuah surat hilang di {company}, semua orang tahu siapa yang akan menemukannya. Kami mencari orang itu.",
			"Kamu bekerja di kantor kami di {city} bersama tiga rekan. Jam kerja pukul delapan sampai lima, dan Jumat selesai pukul empat.",
		],
		tasks: [
			"Mengelola surat, arsip, dan jadwal rapat",
			"Menyiapkan tagihan dan mencatat pembayaran",
			"Membantu tamu dan rekan yang kebingungan",
		],
		needs: [
			"Diploma atau pengalaman kerja yang setara",
			"Lancar mengetik dan memakai lembar kerja",
			"Rapi, juga saat sedang sibuk",
		],
	},
	penyuluh: {
		...PENUH,
		titles: ["Penyuluh Lapangan", "Pendamping Petani"],
		pay: [5, 7],
		about: [
			"Petani mitra {company} sudah tahu banyak. Tugasmu bukan menggurui, tetapi membawa apa yang belum sampai ke desa: hasil uji tanah, harga hari ini, dan kabar dari petani lain.",
			"Kamu tinggal di sekitar {city} dan berkeliling empat hari dalam seminggu. Motor dan bensin dari kami.",
		],
		tasks: [
			"Mendampingi 80 petani dalam budi daya yang sehat",
			"Membuat kebun percontohan bersama mereka",
			"Mencatat hasil panen dan masalah di lapangan",
		],
		needs: [
			"Lulusan pertanian, perikanan, atau peternakan",
			"Bisa mendengarkan lebih lama daripada berbicara",
			"SIM C",
		],
	},
	grafis: {
		...PENUH,
		titles: ["Desainer Grafis", "Ilustrator"],
		pay: [5, 8],
		about: [
			"{company} mencari orang yang bisa menggambar ide sebelum ide itu selesai diucapkan. Sampul buku, kemasan, poster, kadang gerobak bakso.",
			"Studio kami di {city} punya meja besar, mesin cetak tua, dan aturan bahwa revisi paling banyak tiga kali.",
		],
		tasks: [
			"Merancang dari sketsa sampai siap cetak",
			"Menjaga keseragaman merek klien",
			"Mengawasi hasil di percetakan",
		],
		needs: [
			"Portofolio yang kamu banggakan",
			"Menguasai perangkat lunak desain",
			"Bisa menjelaskan alasan di balik sebuah bentuk",
		],
		documents: [
			{ type: "CV", option_value: 1 },
			{ type: "Portofolio", option_value: 2 },
		],
	},
} satisfies Record<string, Role>;
