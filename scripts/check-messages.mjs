/** Checks that the message files of all languages have the same keys, placeholders and no empty texts. */
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const folder = fileURLToPath(new URL("../messages", import.meta.url));
const [first, ...others] = readdirSync(folder).sort();
const placeholders = (text) =>
	[...text.matchAll(/\{(\w+)[^}]*\}/g)]
		.map(([, name]) => name)
		.sort()
		.join(",");
const read = (language, file) => JSON.parse(readFileSync(`${folder}/${language}/${file}`, "utf8"));
const problems = [];

function compare(language, file) {
	const [ours, theirs] = [read(first, file), read(language, file)];
	for (const key of new Set([...Object.keys(ours), ...Object.keys(theirs)])) {
		const where = `messages/${language}/${file}: ${key}`;
		if (!(key in theirs)) problems.push(`${where} is missing`);
		else if (!(key in ours)) problems.push(`${where} is not in ${first}`);
		else if (!theirs[key].trim() || !ours[key].trim()) problems.push(`${where} is empty`);
		else if (placeholders(ours[key]) !== placeholders(theirs[key]))
			problems.push(`${where} has other placeholders than ${first}`);
	}
}

for (const language of others) {
	const files = new Set([...readdirSync(`${folder}/${first}`), ...readdirSync(`${folder}/${language}`)]);
	for (const file of files) compare(language, file);
}
for (const problem of problems) console.error(problem);
console.log(`${others.length + 1} languages compared, ${problems.length} problems`);
process.exitCode = problems.length > 0 ? 1 : 0;
