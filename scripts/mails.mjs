/**
 * Tests the mails about an application with Debian's mail software: Exim delivers them, w3m shows their HTML, and
 * SpamAssassin rates them. Needs root and the packages exim4-daemon-light, w3m and spamassassin; run `npm run build`
 * first.
 */
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { apply, freePorts, startSite } from "../tests/bench/lib/site.mjs";
import { delivered, startExim } from "./mails/exim.mjs";
import { fieldOf, htmlShown, spamPoints, textOf } from "./mails/read.mjs";

const NEEDED = { exim4: "exim4-daemon-light", w3m: "w3m", spamassassin: "spamassassin" };

/** Below SpamAssassin's own five: room for what a receiver adds. */
const MOST_POINTS = 1;

const missing = Object.entries(NEEDED)
	.filter(([name]) => !["/usr/bin", "/usr/sbin"].some((folder) => existsSync(join(folder, name))))
	.map(([, name]) => name);
if (missing.length > 0 || process.getuid?.() !== 0) {
	console.log(`Skipped: this needs root and Debian's packages ${Object.values(NEEDED).join(", ")}.`);
	process.exit(0);
}

async function post({ backend }, path, body = {}) {
	const headers = { "content-type": "application/json" };
	const init = { method: "POST", headers, body: JSON.stringify(body) };
	const response = await fetch(`${backend}/public/applications/${path}`, init);
	if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
}

const isTo = (address) => (mail) => fieldOf(mail, "To") === address;

/** Asks for every mail that a candidate can ask for, then deletes the application by the mailed link. */
async function askForAll(site, folder, { application_token: token }, email) {
	await post(site, "links/main", { email });
	await post(site, `${token}/link`);
	for (const change of ["withdraw", "delete"]) await post(site, `${token}/changes`, { change });
	const mails = await delivered(folder, 5, isTo(email));
	const confirmation = mails.find((mail) => fieldOf(mail, "Subject").startsWith("Confirm: delete"));
	const [, confirm] = /\/application\/([\w-]{43})\/confirm/.exec(textOf(confirmation)) ?? [];
	await post(site, `${confirm}/confirmation`);
	return delivered(folder, 6, isTo(email));
}

/** What is wrong with a mail; the points and subject go to the console. */
function problemsOf(mail, code) {
	const subject = fieldOf(mail, "Subject");
	const { points, rules } = spamPoints(mail);
	console.log(`${points.toFixed(1).padStart(5)}  ${subject}  (${rules.join(", ")})`);
	// In one piece: w3m breaks long lines.
	const [text, html] = [textOf(mail), htmlShown(mail).replaceAll(/\s/g, "")];
	const links = text.match(/http\S+/g) ?? [];
	return [
		...(points > MOST_POINTS ? [`SpamAssassin gives ${points} points`] : []),
		...links.filter((link) => !html.includes(link)).map((link) => `w3m doesn't show ${link}`),
		...(subject.startsWith("Your application:") && !(text.includes(code) && html.includes(code)) ? ["no code"] : []),
	].map((problem) => `${subject}: ${problem}`);
}

const folder = mkdtempSync(join(tmpdir(), "astronaut-mails-"));
const [port] = await freePorts(1);
const site = await startSite({ SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: "Astronaut <jobs@example.com>" });
let exim;
try {
	const email = "person-1@example.com";
	const applied = await apply(site, 1);
	// The first attempts fail, because nobody listens yet.
	await wait(2_000);
	exim = startExim(folder, port);
	const [receipt] = await delivered(folder, 1, isTo(email));
	console.log(htmlShown(receipt));
	await askForAll(site, folder, applied, email);
	// The company hears of the application and of its deletion.
	await delivered(folder, 2, (mail) => fieldOf(mail, "Message-ID").startsWith("<notice-"));
	const mails = await delivered(folder, 8);
	console.log("SpamAssassin's points (5 count as spam) and what costs any:");
	const ids = mails.map((mail) => fieldOf(mail, "Message-ID"));
	const problems = mails.flatMap((mail) => problemsOf(mail, applied.interview_code));
	if (new Set(ids).size !== ids.length) problems.push("A mail came twice.");
	console.log(problems.length > 0 ? problems.join("\n") : `All ${mails.length} mails are fine, once each.`);
	process.exitCode = problems.length > 0 ? 1 : 0;
} finally {
	exim?.kill();
	await site.stop();
	rmSync(folder, { recursive: true, force: true });
}
