import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { NODE_24 } from "@/scripts/lib/node-24.mjs";
import { ROOT } from "../support/backend/bundles";
import { noteResults } from "../support/reliability/results";
import { freePorts } from "../support/sites/free-port";
import { testServing } from "../support/sites/serves";

const canBuild = process.getuid?.() === 0 && existsSync("/usr/bin/buildah") && existsSync("/usr/sbin/debootstrap");
const node = process.versions.node.startsWith("24.") ? process.execPath : resolve(NODE_24);

const text = (program: string, ...args: string[]) => execFileSync(program, args, { encoding: "utf8" }).trim();

/** The image, and the two bases that it is made from here. */
function sizes(): string {
	const all = JSON.parse(text("buildah", "images", "--json")) as { names?: string[]; size: string }[];
	const sizeOf = (name: string) => all.find(({ names }) => names?.some((one) => one.includes(`/${name}:`)))?.size;
	return `${sizeOf("astronaut-test")}, of which the base ${sizeOf("astronaut-test-debian")}`;
}

interface Config {
	Env: string[];
	Cmd: string[];
	User: string;
}

(canBuild && existsSync(node) ? describe : describe.skip)("the image", () => {
	const dir = mkdtempSync(join(tmpdir(), "image-"));
	let container: string;
	let site: ChildProcess;
	let config: Config;
	let ports: number[];

	const origin = () => `http://localhost:${ports[0]}`;

	beforeAll(async () => {
		const script = join(ROOT, "tests/support/engines/image.sh");
		execFileSync("sh", [script, ROOT, dir, node], { stdio: ["ignore", "ignore", "pipe"] });
		container = text("buildah", "from", "localhost/astronaut-test");
		const root = text("buildah", "mount", container);
		config = JSON.parse(text("buildah", "inspect", container)).OCIv1.config;
		ports = await freePorts(3);
		const [port, main, eu] = ports;
		const settings = [...config.Env, `PORT=${port}`, `BACKEND_PORT=${main}`, `BACKEND_EU_PORT=${eu}`];
		const start = ["--mount", "sh", join(ROOT, "tests/support/engines/read-only.sh"), root];
		site = spawn("/usr/bin/unshare", [...start, ...settings, ...config.Cmd], {
			stdio: ["ignore", "ignore", "inherit"],
		});
	}, 900_000);

	afterAll(() => {
		site?.kill("SIGKILL");
		if (container) text("buildah", "rm", container);
		rmSync(dir, { recursive: true, force: true });
	});

	it("is ready with a root that can't be written to, as a user without any right", async () => {
		let ready: unknown;
		for (const end = Date.now() + 60_000; Date.now() < end && !ready; await wait(50))
			ready = await fetch(`${origin()}/readyz`).then(
				(answer) => answer.json(),
				() => undefined,
			);
		expect(ready).toMatchObject({ ready: true });
		expect(config.User).toBe("10001:10001");
	}, 70_000);

	testServing(() => ({ origin: origin(), backend: `http://localhost:${ports[1]}` }));

	it("stops in time", async () => {
		const ended = once(site, "exit");
		site.kill("SIGTERM");
		expect((await ended)[0]).toBe(0);
		noteResults("image", { seeds: [], isWhole: true, rows: [["Size", sizes()]] });
	});
});
