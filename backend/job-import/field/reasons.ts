import { fill } from "../../format/fill";
import type { Language } from "../../http/language";
import type { Problem } from "./field";

/** The templates in Indonesian; those of fields that only an import has stay in English. */
const INDONESIAN: Readonly<Record<string, string>> = {
	"is missing": "belum diisi",
	"must be text": "harus berupa teks",
	"must be text or a number": "harus berupa teks atau angka",
	"must be true or false": "harus ya atau tidak",
	"must be a list": "harus berupa daftar",
	"has no visible character": "tidak berisi karakter yang terlihat",
	"has {count} characters; at most {most} are allowed": "terdiri dari {count} karakter, padahal paling banyak {most}",
	"has {count} entries; at most {most} are allowed": "terdiri dari {count} isian, padahal paling banyak {most}",
	"must be a language such as en or id; {value} isn't one":
		"harus berupa bahasa seperti en atau id; {value} bukan bahasa",
	"must be a day such as 2027-01-31 or 2027-01-31T23:59:00+07:00; {value} isn't one":
		"harus berupa tanggal seperti 2027-01-31 atau 2027-01-31T23:59:00+07:00; {value} bukan tanggal",
	"has passed; choose today or a later day": "sudah lewat; pilih hari ini atau hari sesudahnya",
	"must be a time zone such as Asia/Jakarta or (GMT+7); {value} isn't one":
		"harus berupa zona waktu seperti Asia/Jakarta atau (GMT+7); {value} bukan zona waktu",
	"must be a number such as 8000000; {value} isn't one": "harus berupa angka seperti 8000000; {value} bukan angka",
	"must not be more than {most}": "tidak boleh lebih dari {most}",
	"must not be less than 0": "tidak boleh kurang dari 0",
	"must be a currency's three letters, such as IDR; {value} isn't one":
		"harus berupa kode tiga huruf mata uang, seperti IDR; {value} bukan mata uang",
	"must be one of {list}; {value} isn't one": "harus salah satu dari {list}; {value} tidak termasuk",
	"has a minimum ({min}) above its maximum ({max})": "punya batas bawah ({min}) di atas batas atasnya ({max})",
	"must not be more than the maximum, {max}": "tidak boleh lebih dari batas maksimum, yaitu {max}",
	"has an amount but no known currency": "berisi jumlah tanpa mata uang yang dikenal",
	"must be a country's two letters, such as ID; {value} isn't one":
		"harus berupa kode dua huruf negara, seperti ID; {value} bukan negara",
	"must be a whole number from {min} to {max}; {value} isn't one":
		"harus berupa bilangan bulat dari {min} sampai {max}; {value} tidak bisa dipakai",
	"needs at least two options": "perlu setidaknya dua pilihan",
	"has the option {value} twice": "punya pilihan {value} dua kali",
	"must not be more than the number of options, {most}": "tidak boleh lebih dari jumlah pilihan, yaitu {most}",
	"must be file name endings such as pdf, docx; {value} isn't one":
		"harus berupa akhiran nama berkas seperti pdf, docx; {value} bukan akhiran nama berkas",
	"must be an address on a public host that starts with https://; {value} isn't one":
		"harus berupa alamat di host publik yang diawali https://; {value} bukan alamat seperti itu",
	"must be the address of a YouTube video, or of an MP4 or WebM file that starts with https://; {value} isn't one":
		"harus berupa alamat video YouTube, atau alamat berkas MP4 atau WebM yang diawali https://; {value} bukan alamat seperti itu",
	"must be an object with job_video_url": "harus berupa objek dengan job_video_url",
	"is used twice; give each one a name of its own": "dipakai dua kali; beri nama yang berbeda",
};

/** A problem of a value, as a text that continues its name; the import reports it in English. */
export const reasonIn = ({ template, values }: Problem, language: Language): string =>
	fill((language === "id" ? INDONESIAN[template] : undefined) ?? template, values);
