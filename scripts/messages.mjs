/**
 * `npm run messages`: checks the files in `messages/`. Prints one line for each problem, and one for each text that has
 * changed in one language alone. `-- translated [file [name]]` records that the texts say the same in all languages.
 */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { optimiseLess } from "./lib/optimise-less.mjs";
import { checkMessages } from "./messages/check.mjs";
import { declare } from "./messages/declare.mjs";
import { newProblems, problemLines } from "./messages/problems.mjs";
import { readSite } from "./messages/site.mjs";
import { readSlots } from "./messages/slots.mjs";
import { checkTranslated, recordTranslated } from "./messages/translated.mjs";
import { checkUsage } from "./messages/usage.mjs";

optimiseLess();
const root = fileURLToPath(new URL("..", import.meta.url));
const slots = readSlots(JSON.parse(readFileSync(new URL("messages/slots.json", import.meta.url), "utf8")));
const site = await readSite(root);
const print = (problems) => {
	for (const line of problemLines(problems)) console.error(line);
};

/** More would hide the problems. */
const MOST_NOTES = 20;

function printNotes({ notes, unrecorded }) {
	for (const note of notes.slice(0, MOST_NOTES)) console.log(`Please look: ${note}`);
	if (notes.length > MOST_NOTES) console.log(`… and at ${notes.length - MOST_NOTES} more texts`);
	if (unrecorded > 0)
		console.log(`${unrecorded} texts have changed in all languages: \`npm run messages -- translated\` records that.`);
}

const { folder, problems } = checkMessages(root, { site, slots });
print(problems);
declare(root, site.textFacts);
const usage = newProblems();
await checkUsage(root, folder, usage.report);
print(usage.problems);

const [order, file, key] = process.argv.slice(2);
if (order === "translated") recordTranslated(root, folder, { file, key });
const files = Object.values(folder).reduce((sum, { size }) => sum + size, 0);
const found = problems.length + usage.problems.length;
if (found === 0) printNotes(checkTranslated(root, folder));
console.log(
	`${files} files in ${Object.keys(folder).length} languages, ${found} ${found === 1 ? "problem" : "problems"}`,
);
process.exitCode = found > 0 ? 1 : 0;
