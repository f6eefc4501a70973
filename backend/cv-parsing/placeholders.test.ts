import { lines } from "@/tests/cv/lines";
import { parseCv } from "./parse";
import { isPlaceholder } from "./placeholders";

it.each([
	["Company Name", true],
	["Your Skill Here", true],
	["Job Title/ Position", true],
	["My University", true],
	["City, Country", true],
	["First M. Last", true],
	["Lorem ipsum dolor sit amet, consectetur", true],
	["consectetur adipiscing elit", true],
	["X/4.0", true],
	["Aug. 20YY", true],
	["DD/MM/YYYY", true],
	["Nama Lengkap", true],
	["Nomor Handphone Aktif", true],
	["Kota, Provinsi", true],
	["Universitas Nusantara", false],
	["Kota", false],
	["HERE", false],
	["Title", false],
	["Aktif", false],
	["The Title Company", false],
	["Company A", false],
	["University College", false],
	["City University", false],
	["Title Boxing", false],
	["Job Centre", false],
	["Name & Sons", false],
	["[List your tools]", true],
	["Describe here your tasks", true],
	["List handling", false],
	["C", false],
	["R", false],
	["Lorem Ipsum Ltd", false],
])("tells whether %j only says what a template wants: %j", (text, is) => {
	expect(isPlaceholder(text)).toBe(is);
});

const read = (text: string) => parseCv({ top: [], side: [], main: lines(text) });

it("fills in nothing that a template says, and leaves out entries that say nothing else", () => {
	const profile = read(
		"Ada Fold\nada@fold.example\nExperience\nJob Title || 2019 – 2021\nCompany Name, Any City\n" +
			"Baker || 2016 – 2019\nHearth Ltd City, State/Country\nEmployer 2, Inc. || 2012 – 2014\nTitle 2\n" +
			"Education\nMasters || 2012 – 2014\nSchool Name, School Location\nBSc Soup || 2008 – 2012\nFold University\n" +
			"Skills\nYour Skill Here, Baking\nOvens: [List of ovens]",
	);
	expect(profile?.employment_history.map((one) => [one.job_title, one.company_name])).toEqual([
		["Baker", "Hearth Ltd"],
	]);
	expect(profile?.education_background.map((one) => [one.degree_obtained, one.institutional_name])).toEqual([
		["Masters", undefined],
		["BSc", "Fold University"],
	]);
	expect(profile?.skills_certifications.hard_skills).toEqual(["Baking"]);
});

it("keeps names with numbers that may be somebody's", () => {
	const named = (text: string) =>
		read(`Ada Fold\nada@fold.example\nExperience\n${text}`)?.employment_history.map(
			(one) => one.job_title ?? one.company_name,
		);
	expect(named("Title 1 Reading Tutor || 2019 – 2021")).toEqual(["Title 1 Reading Tutor"]);
	expect(named("Baker || 2019 – 2021\nCompany 3")).toEqual(["Baker"]);
});

it("reads no headline below a template's label as a name", () => {
	expect(
		read("Full Name\nBaker — Rye | Rolls & Cakes\nada@fold.example\nSkills\nBaking")?.contact_info.name,
	).toBeUndefined();
});

it("reads a name before a mark, and what stands behind it as none", () => {
	const named = (text: string) => read(`${text}\nada@fold.example\nSkills\nBaking`)?.contact_info.name;
	expect(named("Full Name: Ada Fold – Bäckerin")).toBe("Ada Fold");
	expect(named("Name: Ada Fold | Baker")).toBe("Ada Fold");
});

const positions = (text: string) =>
	read(`Ada Fold\nada@fold.example\nExperience\n${text}`)?.employment_history.map((one) => [
		one.job_title,
		one.company_name,
	]);

it.each([
	["Job Title\nCompany (City) || 01/2019 – 02/2021\n• Made bread."],
	["Title || Month 20XX – Month 20XX\nCompany/Organization, City, State or Country\n• Made bread."],
	["Chief Baker || Dec 2019 – Mar 2021\nCompany Name || City, Province\n• Made bread."],
	["COMPANY NAME, Leeds, UK || 2019 – 2021\nChief Baker\nCurrently lent to Fold Hearth, Leeds"],
	["2019–2021 Company || side thing\nJob title\nDescription"],
	["2012–2021 Organisation name\nRole\ndescription"],
	['[Your Job Title, Organization] || [Start Date - End Date or "Present"]\nBrief description of your work.'],
	[
		"2014 – 2015 Empresa 3 - Describe aquí las funciones realizadas.\n2012 – 2014 Empresa 2 - Describe aquí las funciones.",
	],
])("reads no position where a template's word stands for one of its names: %j", (text) => {
	expect(positions(text)).toEqual([]);
});

it.each([
	["Company Secretary || 2019 – 2021\nFold Hearth Ltd", "Company Secretary", "Fold Hearth Ltd"],
	["Position Manager || 2019 – 2021\nTitle Boxing Company", "Position Manager", "Title Boxing Company"],
	["Baker, Fold Ltd || Month Year – Month Year/Present\n• Made bread.", "Baker", "Fold Ltd"],
	["Baker || 2019 – 2021\nThe Company (Leeds)", "Baker", "The Company"],
	["Bäckerin – Fold Brot || 2019 – 2021 || Stadt", "Bäckerin", "Fold Brot"],
	["Empresa 21 SA || 2019 – 2021\nPanadera", "Panadera", "Empresa 21 SA"],
])("keeps names that have such a word: %j", (text, title, company) => {
	expect(positions(text)).toEqual([[title, company]]);
});

it.each([
	["linkedin.com/in/[your-linkedin-id]", undefined],
	["linkedin.com/in/your-name", undefined],
	["linkedin.com/in/youri-baker", "linkedin.com/in/youri-baker"],
	["www.linkedin.com/in/profile-id/", undefined],
	["linkedin.com/in/username", undefined],
	["linkedin.com/in/ada-fold", "linkedin.com/in/ada-fold"],
	["linkedin.com/in/nameera-fold", "linkedin.com/in/nameera-fold"],
])("takes the profile %j for %j", (link, own) => {
	expect(read(`Ada Fold\nada@fold.example\n${link}\nSkills\nBaking`)?.contact_info.linkedin_url).toBe(own);
});

it.each([
	["Baker, [Confidential] || 2019 – 2021", "Baker", undefined],
	["Baker | [A large mill] | 2019 – 2021", "Baker", undefined],
	["[Large mill]\nBaker || 2019 – 2021", "Baker", undefined],
	["[Stealth mill]\nBaker\n2019 – 2021", "Baker", undefined],
	["Baker || <Mill under NDA> || 2019 – 2021", "Baker", undefined],
	["Company: [Confidential]\nPosition: Baker\n2019 – 2021", "Baker", undefined],
	["Panadero || [Empresa confidencial] || 2019 – 2021", "Panadero", undefined],
	["Jawatan: Jurutera\nSyarikat: [Sulit]\n2019 – 2021", "Jurutera", undefined],
	["Ketua, Organization\n2019 – 2021", "Ketua", undefined],
	["Baker, Organisation || 2019 – 2021", "Baker", undefined],
	["Sales Manager || Jan 2019 – Dec 2021\nCompany (Jakarta)", "Sales Manager", undefined],
	["Cook at Company, Kulai || 2019 – 2021", "Cook", undefined],
	["Position\nCook || 2019 – 2021\nFold Ltd", "Cook", "Fold Ltd"],
	["Nama Perusahaan\nPT Lipat || 2019 – 2021\nJabatan\nKasir", "Kasir", "PT Lipat"],
	["Employer || 2019 – 2021\nFold Ltd, Engineer", "Engineer", "Fold Ltd"],
	["2019 – 2021 || Jabatan || Kasir\nNama Perusahaan || PT Lipat", "Kasir", "PT Lipat"],
	["2019 – 2021 || Position || Engineer\nCompany || Fold Ltd", "Engineer", "Fold Ltd"],
])("keeps the names beside a label, a generic word, or what isn't told: %j", (text, title, company) => {
	expect(positions(text)).toEqual([[title, company]]);
});

it("reads forms whose labels stand above their values", () => {
	const text = "Jabatan\nKasir || 2019 – 2021\nPT Lipat\n• Melayani\nJabatan\nAdmin || 2016 – 2019\nPT Tungku";
	expect(positions(text)).toEqual([
		["Kasir", "PT Lipat"],
		["Admin", "PT Tungku"],
	]);
});
