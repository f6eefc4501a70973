import { clean, closeUp } from "../text/clean";

/** What a section of a CV is about; `other` is known but not read. */
export type SectionKind =
	| "experience"
	| "education"
	| "skills"
	| "soft-skills"
	| "hard-skills"
	| "languages"
	| "certifications"
	| "achievements"
	| "personal"
	| "summary"
	| "other";

/** Words of headings in English and Indonesian, separated by bars. */
const WORDS: Readonly<Record<SectionKind, string>> = {
	experience:
		"work experience|experience|experiences|employment|employment history|work history|career history|career|" +
		"professional experience|job experience|working experience|work experiences|professional background|internship|internships|" +
		"internship experience|career summary|pengalaman kerja|pengalaman|riwayat pekerjaan|riwayat kerja|pengalaman bekerja|" +
		"pengalaman profesional|pengalaman magang|magang|riwayat karier|riwayat karir|karier|karir|pekerjaan",
	education:
		"education|educational background|education background|education history|academic background|academic history|" +
		"academic qualifications|educational qualifications|qualifications|academics|formal education|studies|pendidikan|" +
		"riwayat pendidikan|latar belakang pendidikan|pendidikan formal|pendidikan terakhir|riwayat pendidikan formal",
	skills:
		"skills|skill|key skills|top skills|core skills|core competencies|competencies|competences|skill set|skillset|expertise|" +
		"areas of expertise|professional skills|abilities|strengths|my skills|skills summary|" +
		"keahlian|keterampilan|kemampuan|kompetensi|skill dan kemampuan",
	"soft-skills":
		"soft skills|soft skill|softskills|softskill|interpersonal skills|personal skills|people skills|" +
		"keahlian nonteknis|keterampilan interpersonal|kemampuan interpersonal|keterampilan lunak",
	"hard-skills":
		"hard skills|hard skill|hardskills|hardskill|technical skills|technical skill|technical expertise|technologies|" +
		"tech stack|digital skills|tools|tools & technologies|computer skills|it skills|software|software skills|programming languages|" +
		"technical competencies|technical proficiencies|keahlian teknis|keterampilan teknis|kemampuan teknis|" +
		"keahlian komputer|kemampuan komputer|keterampilan komputer|bahasa pemrograman|perangkat lunak",
	languages:
		"languages|language|language skills|language proficiency|languages spoken|bahasa|kemampuan bahasa|" +
		"penguasaan bahasa|keterampilan bahasa|keahlian bahasa|kemampuan berbahasa",
	certifications:
		"certifications|certification|certificates|certificate|licenses|licences|licenses and certifications|" +
		"professional certifications|sertifikasi|sertifikat|lisensi|sertifikasi profesional|sertifikasi keahlian",
	achievements:
		"achievements|achievement|key achievements|accomplishments|awards|honors|honours|award|" +
		"awards and achievements|prestasi|penghargaan|pencapaian|prestasi dan penghargaan",
	personal:
		"personal information|personal details|personal data|personal info|personal profile|biodata|bio data|contact|" +
		"contacts|contact information|contact details|contact info|contact me|get in touch|data pribadi|data diri|informasi pribadi|" +
		"identitas|identitas diri|kontak|informasi kontak|hubungi saya|details",
	summary:
		"summary|professional summary|profile|professional profile|about|about me|objective|career objective|" +
		"executive summary|introduction|personal statement|ringkasan|ringkasan profesional|profil|profil singkat|" +
		"tentang saya|tentang|tujuan karier|tujuan karir|profil diri|deskripsi diri|ringkasan diri",
	other:
		"references|reference|referees|referensi|projects|project|personal projects|selected projects|proyek|portfolio|" +
		"portofolio|publications|publication|publikasi|interests|hobbies|hobby|hobi|minat|interest|" +
		"organization|organizations|organisation|organisations|organizational experience|organisational experience|" +
		"organization experience|pengalaman organisasi|riwayat organisasi|organisasi|volunteering|volunteer|" +
		"volunteer experience|volunteer work|relawan|pengalaman relawan|training|trainings|courses|course|coursework|seminar|seminars|workshops|pelatihan|" +
		"kursus|pendidikan nonformal|pendidikan non formal|pendidikan informal|riwayat pelatihan|seminar dan pelatihan|" +
		"memberships|affiliations|extracurricular activities|activities|kegiatan|aktivitas|research|patents|declaration|pernyataan|" +
		"additional information|informasi tambahan|lain-lain|leadership experience|leadership|extracurriculars",
};

const KINDS = new Map<string, SectionKind>();
for (const [kind, words] of Object.entries(WORDS)) {
	// The keys of the record are its type's.
	for (const word of words.split("|")) KINDS.set(word, kind as SectionKind);
}

/** Words that may stand before a heading's own without changing what it is about. */
const BEFORE = new Set(
	"my relevant additional selected other previous key core main recent current saya relevan utama".split(" "),
);

const LONGEST = 60;

/** Lower case, without numbering, marks and letter spacing. */
const plain = (text: string) =>
	closeUp(clean(text.slice(0, LONGEST * 2)))
		.replace(/^\W*(?:[\divx]{1,4}[.)]\s+)?/i, "")
		.replace(/[\s:：._\-–—|#*/\\]+$/u, "")
		.toLowerCase();

function kindOf(words: string): SectionKind | undefined {
	const known = KINDS.get(words);
	if (known) return known;
	const [first = "", ...rest] = words.split(" ");
	if (rest.length > 0 && BEFORE.has(first)) return kindOf(rest.join(" "));
	return rest.at(-1) === "saya" ? kindOf([first, ...rest.slice(0, -1)].join(" ")) : undefined;
}

/** In headings that name two subjects, the one that is read goes first: "Training & Certifications". */
const rank = (kind: SectionKind) => (kind === "other" || kind === "summary" ? 1 : 0);

/** A part of a heading, with the word that it shares: "work and internship experience", "pengalaman magang dan kerja". */
function partKind(part: string, words: string): SectionKind | undefined {
	const all = words.split(" ");
	return kindOf(part) ?? kindOf(`${part} ${all.at(-1)}`) ?? kindOf(`${all[0]} ${part}`);
}

/** What a text is the heading of, when it is one as a whole: "WORK EXPERIENCE", "Pendidikan & Pelatihan:". */
export function headingOf(text: string): SectionKind | undefined {
	if (text.length > LONGEST * 2) return undefined;
	const words = plain(text);
	if (words.length === 0 || words.length > LONGEST) return undefined;
	const whole = kindOf(words);
	if (whole) return whole;
	const parts = words.split(/\s*(?:&|\/|,|\+|\band\b|\bdan\b)\s*/).filter(Boolean);
	if (parts.length < 2) return undefined;
	const kinds = parts.map((part) => partKind(part, words));
	if (kinds.includes(undefined)) return undefined;
	return kinds.filter((kind) => kind !== undefined).sort((one, other) => rank(one) - rank(other))[0];
}
