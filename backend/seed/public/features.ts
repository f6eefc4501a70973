import type { Field } from "./field";

type Texts = readonly string[];

/** Benefits of companies of any kind. */
export const COMMON_FEATURES: Record<"en" | "id", Texts> = {
	en: [
		"Health insurance for your family",
		"Paid training hours every week",
		"Four-day week in the rainy season",
		"A monthly transport allowance",
		"Parental leave of 16 weeks, fathers too",
		"Lunch cooked on site every day",
		"Every second Friday afternoon off",
		"A 13th and a 14th month's pay",
		"An interest-free loan for your first laptop",
		"Overtime paid to the minute",
		"Shift plans six weeks ahead",
		"A mentor for your first six months",
		"Twenty-two days of paid leave from year one",
		"A share of the yearly profit for everybody",
		"A quiet room for prayer and rest",
		"A nursery two minutes from the office",
		"Language lessons during working hours",
		"Bicycle parking and a warm shower",
		"Your pay is adjusted to inflation each January",
		"A sabbatical of two months after five years",
	],
	id: [
		"BPJS Kesehatan dan Ketenagakerjaan sejak hari pertama",
		"Makan siang hangat dari dapur sendiri",
		"THR ditambah bonus akhir tahun",
		"Dua hari libur berturut-turut setiap minggu",
		"Uang transpor bulanan",
		"Cuti melahirkan 16 minggu, ayah empat minggu",
		"Lembur dibayar sampai ke menitnya",
		"Pelatihan berbayar setiap bulan",
		"Mes karyawan dekat tempat kerja",
		"Beasiswa untuk anak karyawan",
		"Jadwal kerja diumumkan sebulan sebelumnya",
		"Pinjaman tanpa bunga untuk keadaan darurat",
		"Mushola dan ruang menyusui yang layak",
		"Pakaian kerja dan pencuciannya ditanggung",
	],
};

/** Further benefits by kind of company. */
export const FIELD_FEATURES: Record<Field, Texts> = {
	food: ["Half price in all of our shops", "A paid food hygiene certificate", "Bread to take home every evening"],
	stay: ["Five free nights a year in any of our houses", "Staff housing with a garden", "Tips shared fairly each week"],
	care: [
		"Licence renewal paid and organised by us",
		"One nurse for six patients at most",
		"Counselling, confidential and free",
	],
	school: ["Free tuition for one child", "Four paid hours a week for preparing lessons", "All school holidays off"],
	tech: ["Work from anywhere three days a week", "A laptop of your choice every three years", "A conference each year"],
	build: ["Tools and safety gear, all of them new", "A welding school of our own", "A medical check every year, paid"],
	move: [
		"Vehicles that are never older than five years",
		"A fixed route close to home",
		"Accident insurance day and night",
	],
	shop: ["20 % off for you and your parents", "No work on public holidays", "A fitting budget each season"],
	money: [
		"Exam fees and study days for certificates",
		"A home loan at half of the usual rate",
		"Hybrid work, two days at home",
	],
	power: [
		"Climbing and first aid training each year",
		"Solar panels at cost price",
		"A tree planted for every month you stay",
	],
	land: ["A plot of land to grow your own", "A motorcycle, with fuel and service", "A share of the harvest"],
	media: ["Your name in the credits", "Cinema, books and exhibitions on us", "Your own projects on our equipment"],
};
