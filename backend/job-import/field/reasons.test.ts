import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { reasonIn } from "./reasons";

/** Files with problems that only an import can have. */
const OF_IMPORTS = ["web.ts"];

/** The templates that the readers in this folder use, from their source. */
const templates = readdirSync(__dirname)
	.filter((name) => !name.includes("reasons") && !OF_IMPORTS.includes(name))
	.flatMap((name) => [
		...readFileSync(join(__dirname, name), "utf8").matchAll(/"((?:must|has|is|needs|names) [^"]+)"/g),
	])
	.map(([, template = ""]) => template);

const FIRST_OF_IMPORTS = ["must be a moment in milliseconds since 1970"];

describe("the reasons for refusing a value", () => {
	it("exist in Indonesian for every field of a form", () => {
		expect(templates.length).toBeGreaterThan(20);
		const untranslated = [...new Set(templates)].filter(
			(template) => reasonIn({ path: [], template, values: {} }, "id") === template,
		);
		expect(untranslated).toEqual(FIRST_OF_IMPORTS);
	});

	it("have their values filled in", () => {
		const problem = {
			path: [],
			template: "has a minimum ({min}) above its maximum ({max})",
			values: { min: 9, max: 5 },
		};
		expect(reasonIn(problem, "en")).toBe("has a minimum (9) above its maximum (5)");
		expect(reasonIn(problem, "id")).toBe("punya batas bawah (9) di atas batas atasnya (5)");
	});
});
