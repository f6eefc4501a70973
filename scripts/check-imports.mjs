/** Checks the import rules of `.dependency-cruiser.mjs`, and that they were checked on anything at all. */
import { spawnSync } from "node:child_process";

const PLACES = ["app", "backend", "components", "lib", "tests", "middleware.ts", "server.ts", "next.config.ts"];
/** Far fewer modules than there are; a reader that silently reads none must not pass. */
const FEWEST_MODULES = 200;

const cruise = spawnSync(
	"npx",
	["depcruise", "--config", ".dependency-cruiser.mjs", "--output-type", "json", ...PLACES],
	{
		encoding: "utf8",
		maxBuffer: 256 * 1_048_576,
	},
);
if (!cruise.stdout) {
	console.error(cruise.stderr);
	process.exit(1);
}
const { modules, summary } = JSON.parse(cruise.stdout);
const reasons = new Map((summary.ruleSetUsed?.forbidden ?? []).map((rule) => [rule.name, rule.comment]));
const own = modules.filter(({ source }) => !source.startsWith("node_modules"));

for (const { rule, from, to } of summary.violations) {
	console.error(`${from} → ${to}: ${rule.name}. ${reasons.get(rule.name) ?? ""}`);
}
console.log(`${own.length} modules read, ${summary.violations.length} violations`);
if (own.length < FEWEST_MODULES) console.error("Too few modules were read: the rules were not checked.");
process.exitCode = summary.violations.length === 0 && own.length >= FEWEST_MODULES ? 0 : 1;
