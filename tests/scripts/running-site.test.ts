import { spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Database from "libsql";

const ROOT = process.cwd();
let root: string;
let lock: Database.Database;

/** A project's folder from whose build a site runs, as its backend's lock says (`backend/process/in-use.ts`). */
beforeAll(() => {
	root = mkdtempSync(join(tmpdir(), "running-site-"));
	cpSync(join(ROOT, "scripts"), join(root, "scripts"), { recursive: true });
	for (const name of ["node_modules", "package-lock.json"]) symlinkSync(join(ROOT, name), join(root, name));
	mkdirSync(join(root, ".build"));
	writeFileSync(join(root, ".build", "in-use"), "");
	lock = new Database(join(root, ".build", "in-use"), { readonly: true });
	lock.exec("begin");
	lock.prepare("select count(*) from sqlite_master").get();
});
afterAll(() => {
	lock.close();
	rmSync(root, { recursive: true });
});

it.each([
	["build", "A site runs from this folder, and a build would break its pages. Stop the site first.\n"],
	["dev", "A site runs from this folder, and a development server would replace its code. Stop the site first.\n"],
	[
		"start",
		"A site runs from this folder, and its sources have changed since its build. Stop the site, then start it again.\n",
	],
])("npm run %s refuses in one line while a site runs from the folder, and writes nothing", async (command, line) => {
	const child = spawn("node", [join(root, "scripts", `${command}.mjs`)], { cwd: root });
	let said = "";
	for (const stream of [child.stdout, child.stderr]) stream.on("data", (part) => (said += part));
	const [code] = await once(child, "close");
	expect([code, said]).toEqual([1, line]);
	expect(readdirSync(root).sort()).toEqual([".build", "node_modules", "package-lock.json", "scripts"]);
	expect(readdirSync(join(root, ".build"))).toEqual(["in-use"]);
});
