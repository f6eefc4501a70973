import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { cp, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { request } from "node:http";
import { connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { isInUse } from "../../scripts/lib/stale.mjs";
import { bundles } from "../support/backend/bundles";
import { startBackend } from "../support/backend/process";
import { form, PDF_OBJECT, pdfBytes } from "../support/backend/requests";
import { seededDataDir } from "../support/backend/seeded-data";

const dirs: string[] = [];
async function registered(dir: Promise<string>): Promise<string> {
	dirs.push(await dir);
	return dir;
}
const emptyDir = () => registered(mkdtemp(join(tmpdir(), "backend-process-")));
const dataDir = () => registered(seededDataDir());

// The first data folder of a run needs a bundle and a seeding, which aren't part of a test's own time.
beforeAll(dataDir);
afterAll(() => Promise.all(dirs.map((dir) => rm(dir, { recursive: true, force: true }))));

/** Resident memory of a process, bytes. */
const memory = (pid: number) => {
	const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
	return Number(kilobytes) * 1_024;
};

describe("the backend's process", () => {
	it("completes the running request before it stops, and exits with 0", async () => {
		const backend = await startBackend({ dataDir: await dataDir() });
		const whole = new Request("http://x", {
			method: "POST",
			body: form({ is_cv: 1 }, { file: new File([pdfBytes(500_000, { objects: PDF_OBJECT })], "cv.pdf") }),
		});
		const body = Buffer.from(await whole.arrayBuffer());
		const running = request(`${backend.main}/companies/2/store_and_extract_document`, {
			method: "POST",
			headers: {
				"content-type": whole.headers.get("content-type") ?? "",
				"content-length": body.length,
				expect: "100-continue",
			},
		});
		running.flushHeaders();
		await once(running, "continue");
		running.write(body.subarray(0, 200_000));
		const ended = backend.stop();
		running.end(body.subarray(200_000));
		const [answer] = await once(running, "response");
		expect(answer.statusCode).toBe(200);
		answer.resume();
		expect(await ended).toBe(0);
	}, 30_000);

	it("reports in one line why it can't start", async () => {
		const server = createServer().listen(0, "localhost");
		await once(server, "listening");
		const address = server.address();
		const port = typeof address === "object" && address ? address.port : 0;
		const start = startBackend({ dataDir: await emptyDir(), ports: { main: port, eu: 0 } });
		await expect(start).rejects.toThrow(/port \d+ is in use; set BACKEND_PORT/);
		server.close();
		const file = join(await emptyDir(), "file");
		await writeFile(file, "");
		await expect(startBackend({ dataDir: file })).rejects.toThrow(/^[^\n]+$/);
	}, 30_000);

	it("refuses data that another backend works on, until that one ends in any way", async () => {
		const dir = await dataDir();
		const first = await startBackend({ dataDir: dir });
		await expect(startBackend({ dataDir: dir })).rejects.toThrow(
			`Another site works on the data in ${dir}. Stop that one, or set DATA_DIR to a folder of this site's own.`,
		);
		expect((await fetch(`${first.main}/public/ORBIT1`)).status).toBe(200);
		await first.kill("SIGKILL");
		await (await startBackend({ dataDir: dir })).stop();
	}, 30_000);

	it("keeps its build from being replaced for as long as it runs, beside others that run from it", async () => {
		const root = await emptyDir();
		const build = join(root, ".build");
		const isCode = (path: string) => !path.endsWith("node_modules") && !path.endsWith(".map");
		await cp(await bundles(), build, { recursive: true, dereference: true, filter: isCode });
		await symlink(join(process.cwd(), "node_modules"), join(root, "node_modules"));
		const start = async () => startBackend({ dataDir: await dataDir(), entry: join(build, "backend.mjs") });
		await (await start()).stop();
		expect(await isInUse(root)).toBe(false);
		await writeFile(join(build, "in-use"), "");
		const [first, second] = await Promise.all([start(), start()]);
		expect(await isInUse(root)).toBe(true);
		await first.kill("SIGKILL");
		expect(await isInUse(root)).toBe(true);
		await second.stop();
		expect(await isInUse(root)).toBe(false);
	}, 30_000);

	it("seeds once and finds everything after a restart", async () => {
		const dir = await emptyDir();
		const first = await startBackend({ dataDir: dir });
		const before = await (await fetch(`${first.main}/public/ORBIT1`)).json();
		await first.stop();
		const second = await startBackend({ dataDir: dir });
		const after = await (await fetch(`${second.main}/public/ORBIT1`)).json();
		expect(after.job.published_at).toBe(before.job.published_at);
		await second.stop();
	}, 30_000);

	it("logs path templates, never personal data", async () => {
		const lines: string[] = [];
		const backend = await startBackend({
			dataDir: await dataDir(),
			logLevel: "info",
			onLog: (line) => lines.push(line),
		});
		await fetch(`${backend.main}/code/SECRET99?debug=false&email=a@b.co`, {
			headers: { "x-request-id": "given-id-1" },
		});
		await backend.stop();
		const log = lines.join("");
		expect(log).toContain('"requestId":"given-id-1"');
		expect(log).toContain('"path":"/code/{interviewCode}"');
		expect(log).not.toMatch(/SECRET99|a@b\.co/);
	}, 30_000);

	it("rejects a far too large body before reading it", async () => {
		const backend = await startBackend({ dataDir: await dataDir() });
		const socket = connect(Number(new URL(backend.main).port), "localhost");
		socket.on("error", () => undefined);
		const head =
			"POST /companies/2/upload HTTP/1.1\r\nhost: localhost\r\ncontent-type: multipart/form-data; boundary=x\r\n";
		socket.write(`${head}content-length: 20971520\r\n\r\n`);
		const [first] = await once(socket, "data");
		expect(String(first)).toMatch(/^HTTP\/1\.1 413 /);
		socket.destroy();
		await backend.stop();
	}, 30_000);

	it("idles under 150 MB with both regions, and stays flat while 200 MB arrive in chunks", async () => {
		const backend = await startBackend({ dataDir: await emptyDir() });
		const idle = memory(backend.pid);
		expect(idle).toBeLessThan(150_000_000);
		const size = 200_000_000;
		const step = 1_000_024;
		const bytes = pdfBytes(step);
		const hash = createHash("sha256");
		let answer: Record<string, unknown> = {};
		let peak = 0;
		for (let start = 0; start < size; start += step) {
			const part = bytes.subarray(0, Math.min(step, size - start));
			hash.update(part);
			const identifier = "two-hundred-megabytes";
			const values = {
				extension: "pdf",
				fileName: "film.pdf",
				identifier,
				size,
				start,
				end: start + part.length,
				slot: 1,
			};
			const body = form(values, { dataFile: new File([part], "blob") });
			answer = await (await fetch(`${backend.main}/companies/2/upload`, { method: "POST", body })).json();
			peak = Math.max(peak, memory(backend.pid));
		}
		expect(answer.sha256).toBe(hash.digest("hex"));
		expect(peak - idle).toBeLessThan(120_000_000);
		expect(await backend.stop()).toBe(0);
	}, 120_000);

	it("leaves no process behind when its parent ends", async () => {
		const dir = await dataDir();
		const backend = await startBackend({ dataDir: dir });
		expect(
			execFileSync("ps", ["-o", "pid=", "-p", String(backend.pid)])
				.toString()
				.trim(),
		).toBe(String(backend.pid));
		expect(await backend.disconnect()).toBe(0);
	}, 30_000);
});
