import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { until } from "../support/runner/until";

const SCRIPTS = join(process.cwd(), "scripts");
const MODULE = pathToFileURL(join(SCRIPTS, "lib", "alone.mjs")).href;

let root: string;
let children: ChildProcess[];

beforeEach(() => {
	root = mkdtempSync(join(tmpdir(), "alone-"));
	children = [];
});
afterEach(() => {
	for (const child of children) child.kill("SIGKILL");
	rmSync(root, { recursive: true });
});

const busy = () => join(root, ".build", "busy");

/** A process in the folder; `said` is all that it has printed. */
function start(args: readonly string[]) {
	const child = spawn("node", args, { cwd: root });
	children.push(child);
	const process = { child, said: "" };
	for (const stream of [child.stdout, child.stderr]) stream.on("data", (part) => (process.said += part));
	return process;
}

/** A command that works for `ms` milliseconds; `before` is code that it runs first. */
const working = (ms: number, before = "") =>
	start([
		"--input-type=module",
		"--eval",
		`import { alone } from ${JSON.stringify(MODULE)};
		${before}
		await alone(${JSON.stringify(root)}, async (hasWaited) => {
			console.log(hasWaited ? "second" : "first");
			await new Promise((resolve) => setTimeout(resolve, ${ms}));
			console.log("done");
		});`,
	]);

it("a second command waits for the first one, says so in one line, and knows of it", async () => {
	const first = working(1_000);
	await until(() => first.said.includes("first"));
	const second = working(0);
	await until(() => second.said.includes("waiting for it…"));
	expect(first.said).toBe("first\n");
	await once(second.child, "close");
	expect(first.said).toBe("first\ndone\n");
	expect(second.said).toBe(
		`Another command (process ${first.child.pid}) installs or builds in this folder; waiting for it…\nsecond\ndone\n`,
	);
	expect(existsSync(busy())).toBe(false);
});

it("a command that was killed holds nobody up", async () => {
	const first = working(60_000);
	await until(() => first.said.includes("first"));
	first.child.kill("SIGKILL");
	await once(first.child, "close");
	expect(readFileSync(busy(), "utf8")).toBe(String(first.child.pid));
	const second = working(0);
	await once(second.child, "close");
	expect(second.said).toBe("first\ndone\n");
});

it("nor does one whose number another process has by now", async () => {
	await mkdir(join(root, ".build"));
	writeFileSync(busy(), String(process.pid));
	const before = new Date(Date.now() - 3_600_000);
	utimesSync(busy(), before, before);
	const next = working(0);
	await once(next.child, "close");
	expect(next.said).toBe("first\ndone\n");
});

it("nor does one that had the same number, as in a container that was killed and started again", async () => {
	await mkdir(join(root, ".build"));
	const next = working(0, `(await import("node:fs")).writeFileSync(${JSON.stringify(busy())}, String(process.pid));`);
	const [code] = await once(next.child, "close");
	expect([code, next.said]).toEqual([0, "first\ndone\n"]);
});

it("of two commands that find the first one dead, the second leaves the other's file", async () => {
	await mkdir(join(root, ".build"));
	writeFileSync(busy(), "999999999");
	const next = working(
		0,
		`const { default: fs } = await import("node:fs");
		const { syncBuiltinESMExports } = await import("node:module");
		for (const name of ["rmSync", "renameSync"]) {
			const real = fs[name];
			fs[name] = (...given) => {
				if (fs.readFileSync(${JSON.stringify(busy())}, "utf8") === "999999999")
					fs.writeFileSync(${JSON.stringify(busy())}, "${process.pid}");
				return real(...given);
			};
		}
		syncBuiltinESMExports();`,
	);
	await until(() => next.said !== "");
	expect(next.said).toBe(
		`Another command (process ${process.pid}) installs or builds in this folder; waiting for it…\n`,
	);
	expect(readFileSync(busy(), "utf8")).toBe(String(process.pid));
	rmSync(busy());
	await once(next.child, "close");
	expect(next.said).toMatch(/…\nsecond\ndone\n$/);
});

it("npm run demo waits for the first build instead of asking for it", async () => {
	cpSync(SCRIPTS, join(root, "scripts"), { recursive: true });
	await mkdir(join(root, ".build"));
	writeFileSync(busy(), String(process.pid));
	const demo = start([join(root, "scripts", "demo.mjs")]);
	await until(() => demo.said.includes("waiting for it…"));
	writeFileSync(join(root, ".build", "server.mjs"), 'console.log("the links");');
	rmSync(busy());
	const [code] = await once(demo.child, "close");
	expect([code, demo.said.split("\n").slice(1)]).toEqual([0, ["the links", ""]]);
});
