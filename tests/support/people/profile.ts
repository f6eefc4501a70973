import type { Page } from "@playwright/test";

/** A profile with something in every field, as the form holds it. */
export const PROFILE = {
	location: "Bandung",
	address: "Jalan Braga 12, Bandung 40111",
	date_of_birth: "1998-07-25",
	nationality: "Indonesia",
	linkedin_url: "https://www.linkedin.com/in/suharto-contoh",
	experience: "Two years on roofs, and one behind a desk: «señal», 简历.",
	employment_history: [
		{
			company_name: "Terang Energy",
			industry: "Solar power",
			job_family: "Construction and Extraction",
			job_title: "Site coordinator",
			job_level: "Mid-Level",
			start_date: "2021-03",
			end_date: "",
			is_current_job: true,
			job_description: "Planned six crews a week.\nKept the safety plans.",
		},
		{
			company_name: "Kopi Nusantara",
			industry: "Coffee",
			job_family: "Food Preparation and Serving Related",
			job_title: "Barista",
			job_level: "Entry-Level",
			start_date: "2019-01",
			end_date: "2021-02",
			is_current_job: false,
			job_description: "Opened the shop.",
		},
	],
	education_background: [
		{
			institutional_name: "Institut Teknologi Bandung",
			field_of_study: "Electrical engineering",
			degree_obtained: "Bachelor",
			date_attended: "2015-08",
			graduation_date: "2019-06",
			is_currently_studying: false,
			gpa_score: "3.75",
			gpa_scale: "4.00",
		},
	],
	key_achievements: [{ achievement: "340 roofs without an accident", date: "2024-12" }],
	languages: ["Indonesian", "Sundanese"],
	certifications: ["Working at height"],
	soft_skills: ["listening", "planning"],
	hard_skills: ["Excel", "route planning"],
};

/** The add buttons of the profile sections, in the order of the lists above, in the two languages of the demo jobs. */
const ADD = {
	en: [/Add employment/, /Add education/, /Add achievement/, /Add language/, /Add certification/, /Add Skill/],
	id: [
		/Tambah pekerjaan/,
		/Tambah pendidikan/,
		/Tambah pencapaian/,
		/Tambah bahasa/,
		/Tambah sertifikasi/,
		/Tambah Keahlian/,
	],
} as const;

/** A fold of the profile, by its title. */
export const foldOf = (page: Page, title: string | RegExp) =>
	page.locator("details", { has: page.locator("summary", { hasText: title }) });

async function fillEntry(page: Page, path: string, entry: Readonly<Record<string, string | boolean>>): Promise<void> {
	for (const [name, value] of Object.entries(entry)) {
		const field = page.locator(`[name="${path}.${name}"]`);
		if (typeof value === "boolean") await field.setChecked(value);
		else if ((await field.evaluate((element) => element.tagName)) === "SELECT") await field.selectOption(value);
		else if (value !== "") await field.fill(value);
	}
}

/** Fills in every field of the profile sections. */
export async function fillProfile(page: Page, language: keyof typeof ADD): Promise<void> {
	await foldOf(page, /About you|Tentang kamu/)
		.locator("summary")
		.click();
	const [employment, education, achievement, tongue, certification, skills] = ADD[language];
	for (const name of ["location", "address", "date_of_birth", "nationality", "linkedin_url", "experience"] as const) {
		await page.locator(`[name=${name}]`).fill(PROFILE[name]);
	}
	const add = async (name: RegExp | undefined) => page.getByRole("button", { name }).click();
	const lists = [
		["employment_history", employment, PROFILE.employment_history],
		["education_background", education, PROFILE.education_background],
		["key_achievements", achievement, PROFILE.key_achievements],
		["languages", tongue, PROFILE.languages.map((value) => ({ value }))],
	] as const;
	for (const [path, button, entries] of lists) {
		for (const [index, entry] of entries.entries()) {
			await add(button);
			await fillEntry(page, `${path}.${index}`, entry);
		}
	}
	await add(skills);
	await page.locator("[name=soft_skills]").fill(PROFILE.soft_skills.join(" , "));
	await page.locator("[name=hard_skills]").fill(PROFILE.hard_skills.join(","));
	await add(certification);
	await page.locator('[name="certifications.0.value"]').fill(PROFILE.certifications[0] ?? "");
}
