/** `npm run messages`: checks the files in `messages/`. Prints one line for each problem. */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { checkMessages } from "./messages/check.mjs";
import { declare } from "./messages/declare.mjs";
import { problemLines } from "./messages/problems.mjs";
import { readSite } from "./messages/site.mjs";
import { readSlots } from "./messages/slots.mjs";
import { checkUnused } from "./messages/unused.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const slots = readSlots(JSON.parse(readFileSync(new URL("messages/slots.json", import.meta.url), "utf8")));
const site = await readSite(root);

const { folder, problems, report } = checkMessages(root, { site, slots });
declare(root, site.facts);
checkUnused(root, folder, report);
for (const line of problemLines(problems)) console.error(line);
const files = Object.values(folder).reduce((sum, { size }) => sum + size, 0);
console.log(`${files} files in ${Object.keys(folder).length} languages, ${problems.length} problems`);
process.exitCode = problems.length > 0 ? 1 : 0;
