import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { writeFormCode } from "@/scripts/form-code.mjs";

const roots: string[] = [];
afterAll(() => roots.map((root) => rmSync(root, { recursive: true })));

/** A build whose files load these forms, each once for every time that it is named. */
function buildWith(forms: readonly string[]): string {
	const root = mkdtempSync(join(tmpdir(), "astronaut-"));
	roots.push(root);
	const folder = join(root, ".next/static/chunks");
	mkdirSync(folder, { recursive: true });
	for (const [id, form] of forms.entries()) {
		const loader = `${id},e=>{e.v(t=>Promise.all(["static/chunks/a.js"].map(t=>e.l(t))).then(()=>t(1)))}`;
		writeFileSync(join(folder, `${id}.js`), `[[7,e=>{(async()=>(await (0,c.f)(()=>e.A(${id}))).${form})}],${loader}]`);
	}
	return root;
}

describe("the scripts that ask for the form's code", () => {
	it("are one for each language", async () => {
		const written = await writeFormCode({ root: buildWith(["EnglishForm", "IndonesianForm"]) });
		expect(written).toMatchObject([
			{ language: "en", loader: "/_next/static/chunks/0.js" },
			{ language: "id", loader: "/_next/static/chunks/1.js" },
		]);
	});

	it("fail the build if a language has none, however many another one has", async () => {
		const root = buildWith(["EnglishForm", "EnglishForm"]);
		await expect(writeFormCode({ root })).rejects.toThrow("the loaders of the form's code were not found: id");
	});
});
