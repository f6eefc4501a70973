/** `npm run messages`: checks the files in `messages/`. Prints one line for each problem. */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { checkMessages } from "./check.mjs";
import { problemLines } from "./problems.mjs";
import { readSite } from "./site.mjs";
import { readSlots } from "./slots.mjs";

const root = fileURLToPath(new URL("../..", import.meta.url));
const slots = readSlots(JSON.parse(readFileSync(new URL("slots.json", import.meta.url), "utf8")));

const { folder, problems } = checkMessages(root, { site: await readSite(root), slots });
for (const line of problemLines(problems)) console.error(line);
const files = Object.values(folder).reduce((sum, { size }) => sum + size, 0);
console.log(`${files} files in ${Object.keys(folder).length} languages, ${problems.length} problems`);
process.exitCode = problems.length > 0 ? 1 : 0;
