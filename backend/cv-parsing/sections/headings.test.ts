import { headingOf, kindByWord } from "./headings";

it.each([
	["WORK EXPERIENCE", "experience"],
	["Work Experience (Shops & key projects)", "experience"],
	["Professional Experience (8+ years)", "experience"],
	["Berufserfahrung (neueste zuerst)", "experience"],
	["Pengalaman Kerja:", "experience"],
	["P E N D I D I K A N", "education"],
	["III. Riwayat Pendidikan", "education"],
	["Education Qualification:", "education"],
	["Training Summary:", "other"],
	["Education & Certifications", "education"],
	["Training and Certifications", "certifications"],
	["Work and Internship Experience", "experience"],
	["PENGALAMAN MAGANG DAN KERJA", "experience"],
	["Languages", "languages"],
	["My Skills", "skills"],
	["Prestasi dan Penghargaan", "achievements"],
	["Data Diri", "personal"],
	["Organizational Experience", "other"],
	["E D U C AT I O N", "education"],
	["W O R K E X P E R I E N C E", "experience"],
	["02 SKILLS", "skills"],
	["Notable Projects", "other"],
	["REACH ME AT:", "personal"],
	["Let’s connect", "personal"],
	["Professional Associations:", "other"],
	["核心技能", "skills"],
	["技术栈", "hard-skills"],
	["研究经历", "other"],
	["语言及其他", "other"],
	["Work References", "other"],
	["B. Education", "education"],
	["c) Pengalaman", "experience"],
	["Career to date", "experience"],
	["Recente ervaring", "experience"],
	["Experiencia laboral previa", "experience"],
	["Weitere Berufserfahrung", "experience"],
	["Autres expériences", "experience"],
	["Petits boulots et stages", "experience"],
	["Was ich gemacht habe", "experience"],
	["Posts held", "experience"],
	["سوابق کاری", "experience"],
	["Scuole", "education"],
	["Ce que je sais faire", "skills"],
	["مهارت\u200cها", "skills"],
	["School & college", "education"],
	["Referencias laborales", "other"],
	["Language Abilities", "languages"],
	["IT–Kenntnisse", "hard-skills"],
	["What I’m good at", "skills"],
	["Skills & Qualifications", "skills"],
	["Computer Programs", "hard-skills"],
	["Publications & Talks", "other"],
	["Research Experience", "other"],
	["Stage", "experience"],
	["College", "education"],
	["Berufserfahrung", "experience"],
	["SCHOOL", "education"],
	["Utdanning og kurs", "education"],
	["Uddannelse", "education"],
	["Umiejętności", "skills"],
	["학력", "education"],
	["수상 및 자격증", "achievements"],
	["学歴", "education"],
	["Опыт работы", "experience"],
	["Yabancı Diller", "languages"],
	["Expériences professionnelles", "experience"],
	["Formación académica", "education"],
	["Formação acadêmica", "education"],
	["Werkervaring", "experience"],
	["工作经历", "experience"],
	["الخبرات العملية", "experience"],
	["Kemahiran", "skills"],
	["Where I have worked", "experience"],
	["Places I have worked", "experience"],
	["Services offered", "skills"],
	["IT & Programming", "hard-skills"],
	["Machines & Equipment", "hard-skills"],
	["Laboratory Skills", "hard-skills"],
	["보유기술 및 장비", "hard-skills"],
	["Kinh nghiệm làm việc", "experience"],
	["$ cat experience.log", "experience"],
	["$ ls skills/", "skills"],
	["> education.md", "education"],
	["<Languages />", "languages"],
	["experience()", "experience"],
	["[ Skills ]", "skills"],
])("recognises %j as a heading", (text, kind) => {
	expect(headingOf(text)).toBe(kind);
});

it.each([
	"$ cat baker.log",
	"cat experience",
	"Experienced engineer",
	"User Experience",
	"Education Officer",
	"I have skills in Java",
	"",
	"x".repeat(500),
])("rejects %j as a heading", (text) => {
	expect(headingOf(text)).toBeUndefined();
});

it("finds the known name in a letter-spaced heading with several", () => {
	expect(headingOf("F I E L D N O T E S · E X P E R I E N C E")).toBe("experience");
	expect(headingOf("D I A G N O S T I C PA N E L — S K I L L S")).toBe("skills");
	expect(headingOf("TEACHER · EDUCATION")).toBeUndefined();
});

it.each([
	["Studium und Ausbildung", "education"],
	["スキル・資格", "hard-skills"],
	["Kan ik", "skills"],
	["Papieren", "certifications"],
	["EDV Kenntnisse", "hard-skills"],
	["Formación y Estudios", "education"],
	["Berufserfahrung und Praktika", "experience"],
])("knows %j", (text, kind) => {
	expect(headingOf(text)).toBe(kind);
});

it("knows headings whose first letters stand apart", () => {
	expect(headingOf("edu cation")).toBe("education");
	expect(headingOf("W ORK E XPERIENCE")).toBe("experience");
});

it.each([
	["Habilidades informáticas", "skills"],
	["Weitere Fähigkeiten und mehr", "skills"],
	["Habilidades en idiomas", "languages"],
	["Outils et méthodes", "skills"],
	["Laboratory Techniques", "skills"],
	["Fachkompetenzen", "skills"],
	["Logiciels maîtrisés", "skills"],
	["Weitere Sprachkenntnisse", "other"],
	["Cursos y conocimientos", "other"],
	["Habilitation", "other"],
	["Proyectos y habilidades de equipo", "other"],
])("tells by a word that %j is about %s", (text, kind) => {
	expect(kindByWord(text)).toBe(kind);
});
