/** What a candidate does to apply on a phone: presses, typed fields, and the length of the form. Each application is really sent. */
import { launchBrowser } from "./lib/browser.mjs";
import { printIfMain, table } from "./lib/report.mjs";
import { startSite } from "./lib/site.mjs";

const PHONE = { width: 360, height: 740 };

const JOBS = [
	["ORBIT2", "no CV asked for", false],
	["ORBIT6", "a CV", true],
	["ORBIT1", "a CV and questions of every kind", true],
];

const ANSWERS = { 0: "I build roofs.", 1: "I like to see a day's work stand on a roof.", 3: "5", 6: "2027-01-04" };

/** A CV as a text editor exports it. */
async function makeCv(browser, place) {
	const page = await browser.newPage();
	await page.setContent(
		`<h1>Suharto Wijaya</h1>
		<p>Jakarta | suharto${place}@example.com | +62 812 5550 ${1000 + place}</p>
		<h2>EXPERIENCE</h2><p>PT Atap Jaya</p><p>Roofer, Mar 2019 - Present</p><p>Built roofs with a crew of four.</p>
		<h2>EDUCATION</h2><p>Politeknik Negeri Jakarta</p><p>Diploma, Civil Engineering, 2015 - 2018</p>`,
	);
	const buffer = await page.pdf();
	await page.close();
	return { name: "cv.pdf", mimeType: "application/pdf", buffer };
}

/** Counts what a candidate does while doing it. */
function candidate(page) {
	const done = { presses: 0, typed: 0 };
	return {
		done,
		/** Types where nothing stands yet. */
		async type(field, text) {
			if ((await field.count()) === 0 || (await field.inputValue()) !== "") return;
			await field.fill(text);
			done.presses += 1;
			done.typed += 1;
		},
		async press(target) {
			if ((await target.count()) === 0) return;
			await target.click();
			done.presses += 1;
		},
		/** A menu is opened, then a choice is pressed. */
		async choose(menu) {
			await menu.selectOption({ index: 1 });
			done.presses += 2;
		},
		/** The field is pressed, then the file. */
		async attach(file) {
			await page.locator("input[type=file][name=cv]").setInputFiles(file);
			done.presses += 2;
		},
	};
}

/** Answers a question that must be answered, in the way of its kind. */
async function answer(page, person, index) {
	const type = await page.locator(`[name="custom_fields[${index}][input_type]"]`).getAttribute("value");
	const answers = page.locator(`[name^="custom_fields[${index}][value]"]`);
	const isBox = ["radio", "checkbox"].includes(await answers.first().getAttribute("type"));
	if (isBox) return person.press(answers.first());
	return type === "5" ? person.choose(answers) : person.type(answers, ANSWERS[type]);
}

async function fillIn(page, person, place) {
	const field = (name) => page.locator(`main form [name=${name}]`);
	const email = `suharto${place}@example.com`;
	await person.type(field("fullname"), "Suharto Wijaya");
	await person.type(field("preferred_name"), "Harto");
	await person.type(field("email"), email);
	await person.type(field("email2"), email);
	await person.type(field("phone"), `0812 5550 ${1000 + place}`);
	const flags = await page.locator('[name^="custom_fields"][name$="[is_mandatory]"]').all();
	for (const [index, flag] of flags.entries())
		if ((await flag.getAttribute("value")) === "1") await answer(page, person, index);
	for (const name of ["gdpr", "compliance"]) await person.press(field(name));
}

async function apply(browser, origin, { code, asksCv, place }) {
	const page = await browser.newPage({ viewport: PHONE });
	const person = candidate(page);
	await page.goto(`${origin}/p/${code}`, { waitUntil: "networkidle" });
	const { height } = await page.locator("main form").boundingBox();
	if (asksCv) {
		const name = page.locator("[name=fullname]");
		await name.focus();
		await page.locator("main form[novalidate]").waitFor();
		await person.attach(await makeCv(browser, place));
		await page
			.getByText(/We read your CV/)
			.first()
			.waitFor();
	}
	await fillIn(page, person, place);
	await person.press(page.locator("main form [type=submit]:visible"));
	// The application has arrived: the page says so, or the interview opens.
	await Promise.any([
		page.getByRole("heading", { name: "Application submitted" }).first().waitFor(),
		page.waitForURL(/\/code\//),
	]);
	await page.close();
	return { ...person.done, screens: height / PHONE.height };
}

export async function measure() {
	const site = await startSite();
	const browser = await launchBrowser();
	try {
		const rows = [];
		for (const [place, [code, asks, asksCv]] of JOBS.entries()) {
			const { presses, typed, screens } = await apply(browser, site.origin, { code, asksCv, place });
			rows.push([`${code}: ${asks}`, presses, typed, screens.toFixed(1)]);
		}
		return table(["Job", "Presses", "Fields typed into", "Screens of the form"], rows);
	} finally {
		await browser.close();
		await site.stop();
	}
}

await printIfMain(import.meta.url, measure);
