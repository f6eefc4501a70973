import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { until } from "../support/runner/until";
import { type StubbedSite, startStubbedSite } from "../support/sites/stubbed-site";

const roots: string[] = [];
afterAll(() => roots.map((root) => rmSync(root, { recursive: true })));

/** The build without one of the framework's files. */
function buildWithout(file: string): string {
	const root = mkdtempSync(join(tmpdir(), "astronaut-"));
	roots.push(root);
	mkdirSync(join(root, ".next"));
	for (const name of [".build", "node_modules", "package.json", "public"])
		symlinkSync(join(process.cwd(), name), join(root, name));
	for (const name of readdirSync(join(process.cwd(), ".next")).filter((one) => one !== file))
		symlinkSync(join(process.cwd(), ".next", name), join(root, ".next", name));
	return root;
}

const startWithout = (file: string, workers: string) =>
	startStubbedSite({ WORKERS: workers, LOG_LEVEL: "info" }, { root: buildWithout(file) });

const lines = ({ site }: StubbedSite) =>
	site
		.output()
		.split("\n")
		.flatMap((line): Record<string, unknown>[] => (line.startsWith("{") ? [JSON.parse(line)] : []));

const REASON = { level: 50, part: "web-server", msg: "the process can't go on", err: expect.anything() };

describe.each(["1", "2"])("a build without a part of the framework, with WORKERS=%s", (workers) => {
	it("doesn't start without the framework's configuration, and says why", async () => {
		await expect(startWithout("required-server-files.json", workers)).rejects.toThrow(
			/The build is incomplete; run npm run build: .*required-server-files\.json/,
		);
	});

	it("logs why it ends if the framework can't be loaded once the site is ready", async () => {
		const stubbed = await startWithout("BUILD_ID", workers);
		try {
			await until(() => lines(stubbed).some(({ msg }) => msg === "stopped"));
			expect(lines(stubbed)).toContainEqual(expect.objectContaining(REASON));
			if (workers === "1") await until(() => hasEnded(stubbed.site.pid));
			else await until(() => lines(stubbed).some(({ msg, code }) => /^a worker ended/.test(String(msg)) && code === 1));
		} finally {
			await stubbed.close();
		}
	});
});

function hasEnded(pid: number): boolean {
	try {
		process.kill(pid, 0);
		return false;
	} catch {
		return true;
	}
}
