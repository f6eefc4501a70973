import type { Person } from "./person";

const ENGLISH = [
	"January",
	"February",
	"March",
	"April",
	"May",
	"June",
	"July",
	"August",
	"September",
	"October",
	"November",
	"December",
];
const INDONESIAN = [
	"Januari",
	"Februari",
	"Maret",
	"April",
	"Mei",
	"Juni",
	"Juli",
	"Agustus",
	"September",
	"Oktober",
	"November",
	"Desember",
];
const SHORT_INDONESIAN = ["Jan", "Feb", "Mar", "Apr", "Mei", "Jun", "Jul", "Agt", "Sep", "Okt", "Nov", "Des"];

/** Ways to write a month. */
export type DateStyle = "long" | "short" | "slash" | "iso" | "year";

/** A month ("2021-03") as a CV writes it. */
export function month(date: string, style: DateStyle, { language }: Person): string {
	const [year = "", number = ""] = date.split("-");
	const index = Number(number) - 1;
	const names = language === "id" ? INDONESIAN : ENGLISH;
	const short = language === "id" ? SHORT_INDONESIAN : ENGLISH.map((name) => name.slice(0, 3));
	if (style === "long") return `${names[index]} ${year}`;
	if (style === "short") return `${short[index]} ${year}`;
	if (style === "slash") return `${number}/${year}`;
	return style === "iso" ? date : year;
}

/** A stretch of time as a CV writes it. */
export function period(
	{ from, to }: { from?: string; to?: string },
	style: DateStyle,
	person: Person,
	dash = " – ",
): string {
	const now = person.language === "id" ? "Sekarang" : "Present";
	if (!from) return to ? month(to, style, person) : "";
	return `${month(from, style, person)}${dash}${to ? month(to, style, person) : now}`;
}

/** A day ("1995-05-12") as a CV writes it. */
export function day(date: string, person: Person): string {
	const [year = "", number = "", dayOfMonth = ""] = date.split("-");
	const name = (person.language === "id" ? INDONESIAN : ENGLISH)[Number(number) - 1];
	return `${Number(dayOfMonth)} ${name} ${year}`;
}

const HEADINGS = {
	en: {
		summary: "Summary",
		contact: "Contact",
		personal: "Personal Details",
		experience: "Work Experience",
		education: "Education",
		skills: "Skills",
		soft: "Soft Skills",
		hard: "Technical Skills",
		languages: "Languages",
		certificates: "Certifications",
		achievements: "Achievements",
		references: "References",
	},
	id: {
		summary: "Ringkasan",
		contact: "Kontak",
		personal: "Data Pribadi",
		experience: "Pengalaman Kerja",
		education: "Riwayat Pendidikan",
		skills: "Keterampilan",
		soft: "Soft Skill",
		hard: "Keahlian Teknis",
		languages: "Bahasa",
		certificates: "Sertifikasi",
		achievements: "Prestasi",
		references: "Referensi",
	},
} as const;

/** Headings in the CV's language. */
export const headings = ({ language }: Person) => HEADINGS[language];

/** A school's grade as a CV writes it: "IPK 3,75/4,00", "GPA: 3.8/4.0". */
export function grade({ score, scale }: { score?: string; scale?: string }, { language }: Person): string {
	if (!score) return "";
	const text = scale ? `${score}/${scale}` : score;
	return language === "id" ? `IPK ${text.replaceAll(".", ",")}` : `GPA: ${text}`;
}

/** Degree and subject as a CV writes them. */
export function studies({ degree, field }: { degree?: string; field?: string }, { language }: Person): string {
	if (!degree) return field ? `${language === "id" ? "Jurusan" : "Major"}: ${field}` : "";
	if (!field) return degree;
	if (language === "en") return `${degree} in ${field}`;
	return /^[SD]\d/.test(degree) ? `${degree} ${field}` : `${degree}, ${field}`;
}
