import { array, check, constantFrom, oneof, property, string } from "fast-check";
import { line, lines } from "@/tests/cv/lines";
import { answerFor } from "./content";
import { parseCv } from "./parse";

const cv = (text: string) => ({ top: [], side: [], main: lines(text) });

it("omits missing facts", () => {
	expect(parseCv(cv("Suharto\nSkills\nJava"))).toEqual({
		contact_info: { name: "Suharto" },
		employment_history: [],
		education_background: [],
		skills_certifications: { soft_skills: [], hard_skills: ["Java"], languages: [], certifications: [] },
		key_achievements: [],
	});
});

it("ignores references and their numbers", () => {
	expect(
		parseCv(cv("Jane Doe\nSkills\nJava\nReferences\nJohn Roe, john@roe.example, +62 811 1111 111"))?.contact_info,
	).toEqual({ name: "Jane Doe" });
});

it("ends a number where a cell ends, so that the number of a house isn't a part of it", () => {
	expect(
		parseCv(cv("Jane Doe\n+62 811 1111 111 || 12 Larch Hill || jane@doe.example\nSkills\nJava"))?.contact_info.phone,
	).toBe("+62 811 1111 111");
	const beside = "Jane Doe\nApt. 4 || 919.555.9876\n(919) 512-4321 || (910) 678-1234\nSkills\nJava";
	expect(parseCv(cv(beside))?.contact_info.phone).toBe("919.555.9876");
	expect(parseCv(cv(beside.replace("919.555.9876", "x")))?.contact_info.phone).toBe("(919) 512-4321");
	expect(parseCv(cv("Jane Doe\nC: 811 111 1111 || E: jane@doe.example\nSkills\nJava"))?.contact_info.phone).toBe(
		"811 111 1111",
	);
	// Alone beside the mail address, a number of no known form is only offered.
	for (const reach of ["jane@doe.example\n1234 555 666", "1234 555 666\njane@doe.example"]) {
		const profile = parseCv(cv(`Jane Doe\n${reach}\nSkills\nJava`));
		expect([profile?.contact_info.phone, profile?.offered?.phone]).toEqual([undefined, "1234 555 666"]);
	}
	const member = "Jane Doe\nMember no.\n1234 555 666\njane@doe.example\nSkills\nJava";
	expect(parseCv(cv(member))?.contact_info.phone).toBeUndefined();
	expect(parseCv(cv("Jane Doe\n+62 || 811 1111 111\nSkills\nJava"))?.contact_info.phone).toBe("+62 811 1111 111");
});

it("reads labels among the lines of a summary, however their letters are spaced", () => {
	const text = "Jane Doe\nSummary\nA baker.\nPHO NE: 811 111 1111\nL O CAT IO N: Bangor,\nME\nSkills\nJava";
	expect(parseCv(cv(text))?.contact_info).toEqual({ name: "Jane Doe", phone: "811 111 1111", location: "Bangor, ME" });
});

it("reads contact data at the end of a section that isn't read, if the address has the person's name", () => {
	const main = lines("Jane Doe\nSkills\nJava\nReferences\nJohn Roe\n0099 333 5647380\njane@doe.example");
	expect(
		parseCv({ top: [], side: [], main, about: { names: [], links: ["mailto:maker@fonts.example"] } })?.contact_info,
	).toEqual({ name: "Jane Doe", email: "jane@doe.example", phone: "0099 333 5647380" });
});

it("offers a mail address among positions that hasn't the person's name, and reads neither number nor place beside it", () => {
	const shop = "Ask in the shop, Leeds LS1 4AB | +44 20 7946 0123 | office@oak.example";
	const profile = parseCv(cv(`Jane Doe\nExperience\nBaker | Fold Ltd || 2019 – 2021\n${shop}`));
	expect(profile?.contact_info).toEqual({ name: "Jane Doe" });
	expect(profile?.offered?.email).toBe("office@oak.example");
});

it("reads the contact data in the last line of a page, and none of a company's alone", () => {
	const entry = "Jane Doe\nExperience\nBaker | Fold Ltd || 2019 – 2021\nBread and rolls.\n";
	const read = (line: string) => parseCv(cv(entry + line))?.contact_info;
	expect(read("123-456-7890 || hello@oak.example || 12 Anywhere St., Any Town")).toMatchObject({
		email: "hello@oak.example",
		phone: "123-456-7890",
	});
	expect(read("Email: bread9@oak.example")).toMatchObject({ email: "bread9@oak.example" });
	expect(read("Email: jobs@oak.example")?.email).toBeUndefined();
	expect(read("Sold bread by bread9@oak.example to shops")?.email).toBeUndefined();
});

it.each([
	["Call our office on +44 20 7946 0123 for fresh bread.", undefined],
	["Call me any time on my number +44 20 7946 0123.", "+44 20 7946 0123"],
	["+44 20 7946 0123", "+44 20 7946 0123"],
])("reads a number in a summary if it is the person's: %j", (text, phone) => {
	expect(parseCv(cv(`Jane Doe\nSummary\n${text}\nSkills\nJava`))?.contact_info.phone).toBe(phone);
});

it("reads no number of an emergency contact, a passport or a salary", () => {
	const text = "Jane Doe\nEmergency contact: Jan Doe, +62 811 1111 2222\nPassport No: 0123456789\nSalary: 045 000 000";
	expect(parseCv(cv(`${text}\nSkills\nJava`))?.contact_info).toEqual({ name: "Jane Doe" });
});

it("finds no profile in a document that isn't a CV", () => {
	expect(answerFor(cv("INVOICE\nPT Maju\nPhone: +62 21 555 0199\nfinance@maju.example"))).toEqual({ status: 422 });
	expect(answerFor({ top: [], side: [], main: [] })).toEqual({ status: 422 });
});

it("gives the contact data of a CV in an unknown language", () => {
	const thai =
		"Somchai Jaidee\nsomchai@mail.example | +66 81 234 5678\nประสบการณ์\nบริษัท 01/2019 - 03/2021\nร้าน 05/2017 - 12/2018";
	expect(parseCv(cv(thai))?.contact_info).toMatchObject({
		name: "Somchai Jaidee",
		email: "somchai@mail.example",
		phone: "+66 81 234 5678",
	});
	expect(parseCv(cv(`Invoice\n${thai}`))).toBeUndefined();
});

it("asks for the contact data of a document in an unknown language that has only years", () => {
	const latvian =
		"Jan Nowak\njan.nowak@mail.example | +48 601 234 567\nDarba pieredze\nFirma, 2019 – tagad\nVidusskola 2014";
	const profile = parseCv(cv(latvian));
	expect(profile?.contact_info).toEqual({});
	const asked = { name: "Jan Nowak", email: "jan.nowak@mail.example", phone: "+48 601 234 567" };
	expect(profile?.offered).toEqual(asked);
	expect(answerFor(cv(latvian))).toMatchObject({ status: 200, profile: { offered: asked } });
	expect(profile?.employment_history).toEqual([]);
	expect(parseCv(cv(`Faktura\n${latvian}`))).toBeUndefined();
	expect(parseCv(cv("Jan Nowak\njan.nowak@mail.example\nOferta 2024"))).toBeUndefined();
});

it.each([
	["Berufserfahrung", "Ingenieurin, Kessler GmbH", "März 2019 – heute", "Ausbildung", "Sprachen", "Deutsch"],
	["Expérience professionnelle", "Ingénieure, Kessler Ltd", "mars 2019 – présent", "Formation", "Langues", "français"],
	["Experiencia laboral", "Ingeniera, Kessler Ltd", "marzo de 2019 – actualidad", "Formación", "Idiomas", "Español"],
	["Experiência profissional", "Engenheira, Kessler Ltd", "mar. 2019 – atual", "Formação", "Idiomas", "Português"],
	["Werkervaring", "Projectleider, Kessler Ltd", "maart 2019 – heden", "Opleiding", "Talen", "Nederlands"],
	["工作经历", "工程师, Kessler Ltd", "2019年3月 – 至今", "教育背景", "语言", "中文"],
	["الخبرات", "مهندسة, Kessler Ltd", "مارس 2019 – الآن", "التعليم", "اللغات", "العربية"],
	["Pengalaman Pekerjaan", "Jurutera, Kessler Ltd", "Mac 2019 – kini", "Pendidikan", "Bahasa", "Melayu"],
	["Kinh nghiệm làm việc", "Kỹ sư, Kessler Ltd", "03/2019 – nay", "Học vấn", "Ngôn ngữ", "tiếng Anh"],
	["Jobberfaring", "Ingeniør, Kessler Ltd", "mars 2019 – nåværende", "Utdanning", "Språk", "Norsk"],
	["Arbetslivserfarenhet", "Ingenjör, Kessler Ltd", "mars 2019 – pågående", "Utbildning", "Språk", "Svenska"],
	["Doświadczenie zawodowe", "Inżynier, Kessler Ltd", "marzec 2019 – obecnie", "Wykształcenie", "Języki", "Angielski"],
	["Pracovní zkušenosti", "Inženýr, Kessler Ltd", "březen 2019 – současnost", "Vzdělání", "Jazyky", "Angličtina"],
	["İş Deneyimi", "Mühendis, Kessler Ltd", "03/2019 – halen", "Eğitim", "Diller", "İngilizce"],
	["Опыт работы", "Инженер, Kessler Ltd", "март 2019 – настоящее время", "Образование", "Языки", "Английский"],
	["경력사항", "엔지니어, Kessler Ltd", "2019.03 – 현재", "학력", "외국어", "영어"],
	["Werkondervinding", "Ingenieur, Kessler Ltd", "Maart 2019 – hede", "Opleiding", "Tale", "Afrikaans"],
])("reads sections and dates under %j", (experience, job, period, education, languages, language) => {
	const text = `Jane Doe\njane@doe.example\n${experience}\n${job} || ${period}\n${education}\nUniversity of Oslo || 2012 - 2016\n${languages}\n${language}`;
	const profile = parseCv(cv(text));
	expect(profile?.employment_history).toMatchObject([{ start_date: "2019-03", is_current_job: true }]);
	expect(profile?.employment_history[0]?.company_name).toMatch(/^Kessler/);
	expect(profile?.education_background).toHaveLength(1);
	expect(profile?.skills_certifications.languages).toEqual([language]);
});

it("returns the same facts in the older shape", () => {
	expect(answerFor(cv("Jane Doe\nNickname: Jay\nSkills\nJava"))).toMatchObject({
		status: 200,
		profile: { contact_info: { name: "Jane Doe", preferred_name: "Jay" } },
		response: { data: { profile: { name: "Jane Doe", preferred: "Jay" }, workExperiences: [] } },
		raw_content: "Jane Doe\nNickname: Jay\nSkills\nJava",
	});
});

it("never invents values from arbitrary text under headings", () => {
	const word = constantFrom(
		"Jan 2020 – Present",
		"PT Maju",
		"Kasir",
		"Experience",
		"Education",
		"Skills",
		"S1",
		"Jakarta",
		"a@b.example",
		"Universitas X",
		"|",
		"•",
		"IPK 3,5/4",
		"Nama:",
		"+62 811 1111 111",
	);
	const text = array(oneof(word, string({ maxLength: 12 })), { minLength: 1, maxLength: 6 }).map((words) =>
		words.join(" "),
	);
	const holds = property(array(text, { maxLength: 25 }), (all) => {
		const main = all.filter((one) => one.trim()).map((one) => line(one.replace(/\s+/g, " ").trim()));
		const squeezed = main.map(({ cells }) => cells.join(" ")).join("\n");
		const { contact_info, employment_history, skills_certifications } = parseCv({ top: [], side: [], main }) ?? {};
		const { date_of_birth: _, ...contact } = contact_info ?? {};
		const values = [
			...Object.values(contact),
			...(employment_history ?? []).flatMap((job) => [job.company_name, job.job_title]),
			...Object.values(skills_certifications ?? {}).flat(),
		];
		return values.every((value) => value === undefined || squeezed.replaceAll("\n", " ").includes(value));
	});
	expect(check(holds, { numRuns: 300, seed: 7 })).toMatchObject({ failed: false });
});

it.each([
	[
		"a referee's address",
		"Jane Doe\nSkills\nJava\nReferences\nJohn Doe\njohn.doe@fold.example",
		{ email: "jd99@mail.example" },
	],
	[
		"an address in a summary",
		"Jane Doe\njd99@mail.example\nSummary\nA baker.\nMail: boss@fold.example\nName: Fold Hearth\nSkills\nJava",
		{ email: "jd99@mail.example", name: "Jane Doe" },
	],
])("prefers the person's own data to %s", (_, text, expected) => {
	const about = { names: [], links: ["mailto:jd99@mail.example"] };
	expect(parseCv({ top: [], side: [], main: lines(text), about })?.contact_info).toMatchObject(expected);
});

it.each([
	["jane@doe.example\nMobile / WhatsApp: 812 3456 7890", "812 3456 7890"],
	["jane@doe.example\nMob.: 98765-43210", "98765-43210"],
	["jane@doe.example\nContact No: 98765 43210", "98765 43210"],
	["Kulai/jane@doe.example/0877 5550 0168", "0877 5550 0168"],
])("reads the number in %j", (text, phone) => {
	expect(parseCv(cv(`Jane Doe\n${text}\nSkills\nJava`))?.contact_info.phone).toBe(phone);
});

it.each([
	["jane@doe.e\nxample", "jane@doe.example"],
	["jane.doe@\ndoe.digital", "jane.doe@doe.digital"],
	["jane@doe.net\nbaker", "jane@doe.net"],
])("joins an address that cannot end where its line does: %j", (text, email) => {
	expect(parseCv(cv(`Jane Doe\n${text}\nSkills\nJava`))?.contact_info.email).toBe(email);
});

it("begins no section at the head of a table", () => {
	const table = "Education\nCourse || Institute || Year || %\nB.Tech || Fold Institute of Technology || 2018 || 82";
	expect(parseCv(cv(`Jane Doe\n${table}`))?.education_background.map((one) => one.institutional_name)).toEqual([
		"Fold Institute of Technology",
	]);
});

it("reads a number behind its label without a colon, whatever its form", () => {
	const read = (text: string) => parseCv(cv(`Jane Doe\n${text}\nSkills\nJava`))?.contact_info.phone;
	expect(read("Móvil 644 55 50 19")).toBe("644 55 50 19");
	expect(read("Mobile 9123 4567 || jane@doe.example")).toBe("9123 4567");
	expect(read("Badge 644 55 50 19")).toBeUndefined();
	expect(read("Mobile 30 000 000 installs")).toBeUndefined();
});
