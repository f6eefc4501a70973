/** The subject of a section; `other` is a known one that isn't read. */
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
export const ENGLISH_AND_INDONESIAN: Readonly<Record<SectionKind, string>> = {
	experience:
		"work experience|experience|experiences|employment|employment history|work history|career history|career|" +
		"professional experience|job experience|working experience|work experiences|professional background|internship|internships|" +
		"internship experience|career summary|pengalaman kerja|pengalaman|riwayat pekerjaan|riwayat kerja|pengalaman bekerja|" +
		"pengalaman profesional|pengalaman magang|magang|riwayat karier|riwayat karir|karier|karir|pekerjaan|" +
		"work|works|jobs|occupation|occupations|career path|positions|positions held|employment experience|employment record|professional history|professional career|industry experience|relevant work experience|previous roles|past roles|earlier roles|where i have worked|where i worked|where i've worked|places i have worked|places i've worked|jobs i have had|jobs i've had|jobs so far|what i have done|what i've done|my working life|working life|employment details|job history|teaching experience|student teaching|student teaching experience|clinical experience|work & experience",
	education:
		"education|educational background|education background|education history|academic background|academic history|" +
		"academic qualifications|educational qualifications|qualifications|academics|formal education|studies|pendidikan|" +
		"riwayat pendidikan|latar belakang pendidikan|pendidikan formal|pendidikan terakhir|riwayat pendidikan formal|" +
		"educational qualification|education qualification|education qualifications|academic qualification|educational details|academic details|academic profile|academic credentials|education & training|academic education|academic training|academic record|schooling|study|university education|school & college|school and college|schools & colleges|school & university|school and university|schools attended|where i studied|where i have studied|where i've studied|where i went to school|college|colleges",
	skills:
		"skills|skill|services|services offered|methodology|methodologies|approach|key skills|top skills|core skills|core competencies|competencies|competences|special skills|work skills|skill set|skillset|expertise|" +
		"areas of expertise|professional skills|abilities|strengths|professional strengths|my skills|skills summary|skill highlights|core qualifications|" +
		"keahlian|keterampilan|kemampuan|kompetensi|skill dan kemampuan|" +
		"skills & expertise|skills & qualifications|skills and qualifications|qualifications & skills|qualifications and skills|what i bring|what i offer|what i can do|what i do|what i'm good at|things i'm good at|i'm good at|kemampuan utama|toolkit|toolbox|skills overview|skills and expertise|skills & tools|core strengths|proficiencies|areas of knowledge|specialties|capabilities",
	"soft-skills":
		"soft skills|soft skill|softskills|softskill|interpersonal skills|personal skills|people skills|" +
		"keahlian nonteknis|keterampilan interpersonal|kemampuan interpersonal|keterampilan lunak",
	"hard-skills":
		"hard skills|hard skill|hardskills|hardskill|technical skills|technical skill|tech skills|technical expertise|technologies|" +
		"tech stack|digital skills|tools|tools & technologies|computer skills|it skills|software|software skills|programming languages|" +
		"technical competencies|technical proficiencies|keahlian teknis|keterampilan teknis|kemampuan teknis|" +
		"keahlian komputer|kemampuan komputer|keterampilan komputer|bahasa pemrograman|perangkat lunak|" +
		"programs|programmes|computer programs|apps|methods|techniques|technical summary|technology summary|technical profile|technical|computer experience|technical knowledge|technical strengths|technology|programming skills|programming|it & programming|it and programming|databases|equipment|machinery|machines|machines & equipment|lab techniques|laboratory techniques|laboratory skills|frameworks|computer|computers|computing|computing skills|computer literacy|computer knowledge|computer proficiency|computer proficiencies|computer applications|technical proficiency|it proficiency|it competencies|software proficiency|software knowledge|it knowledge|tools and technologies|technology stack|core stack|my stack|stack|core technologies",
	languages:
		"languages|language|language skills|language proficiency|languages spoken|bahasa|kemampuan bahasa|" +
		"penguasaan bahasa|keterampilan bahasa|keahlian bahasa|kemampuan berbahasa|" +
		"languages known|known languages|language competencies|foreign languages|spoken languages|language knowledge|language abilities|language fluency|linguistic skills|linguistic proficiency|linguistic abilities|languages and level|bahasa yang dikuasai|penguasaan bahasa asing",
	certifications:
		"certifications|certification|certificates|certificate|licenses|licences|licenses and certifications|" +
		"professional certifications|sertifikasi|sertifikat|lisensi|sertifikasi profesional|sertifikasi keahlian|" +
		"certificates & licenses|professional certificates|professional development and certifications|licensure",
	achievements:
		"achievements|achievement|key achievements|accomplishments|awards|honors|honours|award|" +
		"awards and achievements|prestasi|penghargaan|pencapaian|prestasi dan penghargaan|" +
		"honors & awards|honours & awards|distinctions|scholarships|recognition|prizes|awards & recognition|selected honors|grants",
	personal:
		"personal information|personal details|personal data|personal info|personal profile|biodata|bio data|contact|" +
		"contacts|contact information|contact details|contact info|contact me|get in touch|data pribadi|data diri|informasi pribadi|" +
		"identitas|identitas diri|kontak|informasi kontak|hubungi saya|details|" +
		"personal|contact & links|reach me|reach me at|reach me on|how to reach me|reach out|reach out to me|contact me at|connect with me|let's connect|let's talk|say hello|find me|find me at|find me online|find me on|where to find me|stay in touch|keep in touch|connect|links",
	summary:
		"summary|professional summary|profile|professional profile|about|about me|objective|career objective|" +
		"executive summary|introduction|personal statement|ringkasan|ringkasan profesional|profil|profil singkat|" +
		"tentang saya|tentang|tujuan karier|tujuan karir|profil diri|deskripsi diri|ringkasan diri|" +
		"personal summary|summary of qualifications|professional statement|overview|career profile|bio|who i am|highlights|career highlights|qualifications summary",
	other:
		"references|reference|referees|referensi|professional references|work references|job references|character references|character referees|personal references|professional referees|references and referees|referensi kerja|projects|project|personal projects|selected projects|proyek|portfolio|" +
		"portofolio|publications|publication|publikasi|interests|hobbies|hobby|hobi|minat|interest|" +
		"organization|organizations|organisation|organisations|organizational experience|organisational experience|" +
		"organization experience|pengalaman organisasi|riwayat organisasi|organisasi|volunteering|volunteer|" +
		"volunteer experience|volunteer work|relawan|pengalaman relawan|training|trainings|courses|course|coursework|seminar|seminars|workshops|pelatihan|" +
		"training summary|kursus|pendidikan nonformal|pendidikan non formal|pendidikan informal|riwayat pelatihan|seminar dan pelatihan|" +
		"memberships|affiliations|extracurricular activities|activities|kegiatan|aktivitas|research|patents|declaration|pernyataan|" +
		"additional information|informasi tambahan|lain-lain|leadership experience|leadership|extracurriculars|" +
		"notable projects|research experience|community involvement|community service|publications & talks|talks|talks & publications|presentations|conferences|research interests|research projects|academic projects|side projects|open source|open source projects|open-source contributions|open source contributions|contributions|extracurricular activity|extracurricular|extra-curricular activities|extracurricular experience|volunteer activities|volunteer services|voluntary work|community|service|professional affiliations|professional memberships|associations|professional associations|professional organizations|professional organisations|professional bodies|professional societies|societies|membership|professional development|teaching|campus involvement|on campus involvement|student activities|clubs|military service|relevant coursework|selected coursework|key projects|featured projects|major projects|personal interests|hobbies & interests|my time|a day of my life|most proud of|life philosophy|philosophy|press|media|exhibitions|writing|patents & publications|testimonials|social media|social|availability|visa status|miscellaneous|others|other|additional|writings|selected publications|journal articles|conference proceedings|books|mentorship|outreach",
};
