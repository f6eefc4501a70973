/** Checks the import rules of `.dependency-cruiser.mjs`, and that they were checked on anything at all. */
import { BROWSER_REACHES_NO_SERVER } from "../.dependency-cruiser.mjs";
import { readModules } from "./lib/modules.mjs";
import { waysBetween } from "./lib/reaching.mjs";

/** Far fewer modules than there are; a reader that silently reads none must not pass. */
const FEWEST_MODULES = 200;

const { modules, summary } = readModules(process.cwd());
const reasons = new Map((summary.ruleSetUsed?.forbidden ?? []).map((rule) => [rule.name, rule.comment]));
const own = modules.filter(({ source }) => !source.startsWith("node_modules"));

for (const { rule, from, to } of summary.violations) {
	console.error(`${from} → ${to}: ${rule.name}. ${reasons.get(rule.name) ?? ""}`);
}
const { name, comment } = BROWSER_REACHES_NO_SERVER;
const ways = waysBetween(modules, BROWSER_REACHES_NO_SERVER);
for (const way of ways) console.error(`${way.join(" → ")}: ${name}. ${comment}`);

const violations = summary.violations.length + ways.length;
console.log(`${own.length} modules read, ${violations} violations`);
if (own.length < FEWEST_MODULES) console.error("Too few modules were read: the rules were not checked.");
process.exitCode = violations === 0 && own.length >= FEWEST_MODULES ? 0 : 1;
