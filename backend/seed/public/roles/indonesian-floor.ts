import type { Role } from "./role";

const PENUH = { language: "id", jobType: "Penuh waktu" } as const;

/** Work in shops, warehouses, vans and factories, in Indonesian. */
export const INDONESIAN_FLOOR_ROLES = {
	gudang: {
		...PENUH,
		titles: ["Staf Gudang", "Staf Penerimaan Barang"],
		pay: [4.5, 5.5],
		requireCv: false,
		about: [
			"Barang yang masuk ke gudang {company} pagi ini sudah harus sampai di tangan pelanggan besok siang. Kamu memastikan tidak ada yang tertukar, tercecer, atau terlupa.",
			"Gudang kami di {city} bersih, terang, dan punya jalur khusus untuk pejalan kaki. Lembur dibayar penuh dan tidak pernah mendadak.",
		],
		tasks: [
			"Menerima, memeriksa, dan menata barang",
			"Menyiapkan pesanan dengan pemindai",
			"Ikut menghitung stok setiap akhir bulan",
		],
		needs: [
			"Lulusan SMA atau SMK sederajat",
			"Teliti dan sanggup bekerja dengan jadwal bergilir",
			"Pengalaman di gudang menjadi nilai tambah",
		],
	},
	kasir: {
		...PENUH,
		titles: ["Kasir", "Kasir dan Pramuniaga"],
		pay: [4, 4.9],
		requireCv: false,
		about: [
			"Pelanggan {company} sering datang dengan terburu-buru dan pulang dengan senyum. Bedanya ada pada orang di balik meja kasir.",
			"Kamu bekerja di gerai kami di {city} bersama tim yang saling menggantikan saat istirahat. Selisih kas dicari bersama, bukan dipotong dari gaji.",
		],
		tasks: [
			"Melayani pembayaran tunai dan nontunai",
			"Menata etalase dan memeriksa tanggal kedaluwarsa",
			"Menutup kas dan membuat laporan singkat",
		],
		needs: [
			"Jujur, ramah, dan cepat berhitung",
			"Bersedia masuk pada akhir pekan dan hari libur",
			"Terbuka bagi lulusan baru",
		],
	},
	sopir: {
		...PENUH,
		titles: ["Pengemudi", "Pengemudi Truk", "Kurir Mobil"],
		pay: [4.8, 6.8],
		requireCv: false,
		about: [
			"Di {company}, pengemudi menentukan kapan ia berhenti. Rute kami dihitung dengan waktu istirahat di dalamnya, dan denda keterlambatan tidak pernah dibebankan kepadamu.",
			"Kamu berangkat dari pul kami di {city} dengan kendaraan yang diservis tiap dua minggu.",
		],
		tasks: [
			"Mengantar barang sesuai rute dan mencatat serah terima",
			"Memeriksa kendaraan sebelum berangkat",
			"Melaporkan kerusakan dan kejadian di jalan",
		],
		needs: [
			"SIM A atau B1 yang masih berlaku",
			"Paham jalan di kota dan sekitarnya",
			"Sehat dan tidak mengemudi saat mengantuk",
		],
		documents: [{ type: "Foto SIM", option_value: 2 }],
	},
	operator: {
		...PENUH,
		titles: ["Operator Produksi", "Operator Mesin"],
		pay: [4.6, 5.8],
		requireCv: false,
		about: [
			"Satu lini produksi {company} dijalankan oleh enam orang yang saling mengenal baik. Kami mencari orang ketujuh, karena pesanan bertambah dan kami tidak mau menambah jam kerja.",
			"Pelatihan di pabrik {city} berlangsung empat minggu dan dibayar penuh. Setelah itu kamu menguasai dua mesin, setahun kemudian semuanya.",
		],
		tasks: [
			"Menjalankan dan membersihkan mesin",
			"Memeriksa hasil dan menyisihkan yang cacat",
			"Menghentikan lini bila ada yang tidak aman",
		],
		needs: [
			"Lulusan SMA atau SMK sederajat",
			"Bersedia bekerja dalam tiga giliran",
			"Teliti dan bisa bekerja dalam tim",
		],
	},
	listrik: {
		...PENUH,
		titles: ["Teknisi Listrik", "Teknisi Listrik Senior"],
		pay: [5.5, 8],
		about: [
			"Listrik di {company} tidak boleh padam, dan orang yang menjaganya tidak boleh celaka. Itu dua aturan yang tidak pernah kami tawar.",
			"Kamu bergabung dengan delapan teknisi di {city}. Alat ukur, sepatu, dan sarung tangan kami yang sediakan, dan semuanya baru.",
		],
		tasks: [
			"Memasang, merawat, dan memperbaiki panel dan motor listrik",
			"Menelusuri gangguan dan mencatat penyebabnya",
			"Memastikan prosedur pengamanan dijalankan setiap kali",
		],
		needs: [
			"SMK atau diploma teknik listrik",
			"Sertifikat kompetensi, atau bersedia mengambilnya bersama kami",
			"Mampu membaca gambar rangkaian",
		],
		documents: [
			{ type: "CV", option_value: 2 },
			{ type: "Sertifikat kompetensi", option_value: 1 },
		],
	},
	penjahit: {
		...PENUH,
		titles: ["Penjahit", "Penjahit Sampel"],
		pay: [4.3, 5.6],
		requireCv: false,
		about: [
			"Setiap jahitan {company} diperiksa dua kali: sekali olehmu, sekali oleh orang yang memakainya bertahun-tahun kemudian.",
			"Ruang jahit kami di {city} sejuk dan cukup terang tanpa lampu sampai sore. Upah dihitung per jam, bukan per potong.",
		],
		tasks: [
			"Menjahit menurut pola dengan mesin lurus dan obras",
			"Membuat contoh pertama bersama perancang",
			"Merawat mesin sendiri",
		],
		needs: ["Pengalaman menjahit minimal setahun", "Rapi dan sabar", "Bisa membaca lembar ukuran"],
	},
	jurumasak: {
		...PENUH,
		titles: ["Juru Masak", "Asisten Juru Masak"],
		pay: [4.5, 6.5],
		requireCv: false,
		about: [
			"Resep {company} sudah berumur tiga generasi dan tidak pernah ditulis. Kamu belajar dengan mencicipi, dan suatu hari nanti orang lain belajar darimu.",
			"Dapur kami di {city} memasak untuk dua ratus orang sehari. Jam kerja selesai pukul empat sore, kecuali hari Sabtu.",
		],
		tasks: [
			"Menyiapkan bumbu dan bahan sejak pagi",
			"Memasak dan menjaga rasa tetap sama setiap hari",
			"Menjaga kebersihan dapur dan gudang bahan",
		],
		needs: [
			"Pernah bekerja di dapur usaha, sekecil apa pun",
			"Paham kebersihan pangan",
			"Tidak takut pada panci besar",
		],
	},
} satisfies Record<string, Role>;
