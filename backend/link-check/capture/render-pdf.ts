import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

const RENDER_MS = 30_000;
const LARGEST_PDF = 50_000_000;

/** A browser that prints one file and has no network: no name resolves, and its proxy doesn't exist. */
const flags = (dir: string, page: string, pdf: string) => [
	"--headless",
	"--no-sandbox",
	"--disable-gpu",
	"--disable-quic",
	"--no-first-run",
	"--disable-background-networking",
	"--disable-component-update",
	"--disable-sync",
	"--disable-extensions",
	"--disable-dev-shm-usage",
	"--host-resolver-rules=MAP * ~NOTFOUND",
	"--proxy-server=http://127.0.0.1:1",
	"--proxy-bypass-list=<-loopback>",
	`--user-data-dir=${join(dir, "profile")}`,
	"--no-pdf-header-footer",
	`--print-to-pdf=${pdf}`,
	pathToFileURL(page).href,
];

/** Kills the browser with all its processes; it leads its own process group. */
function endGroup({ pid }: ChildProcess): void {
	try {
		if (pid) process.kill(-pid, "SIGKILL");
	} catch {
		// It has ended by itself.
	}
}

async function runBrowser(program: string, dir: string, args: string[], limitMs: number): Promise<void> {
	// Without this process's environment, which contains secrets, and proxies that the browser would use.
	const PATH = "/usr/local/bin:/usr/bin:/bin";
	const env = { HOME: dir, TMPDIR: dir, PATH, LANG: "C.UTF-8", NODE_ENV: "production" } as const;
	const child = spawn(program, args, { cwd: dir, env, stdio: "ignore", detached: true });
	const end = () => endGroup(child);
	process.once("exit", end);
	const limit = setTimeout(end, limitMs);
	try {
		await once(child, "exit");
	} finally {
		clearTimeout(limit);
		process.off("exit", end);
		end();
	}
}

/**
 * Converts a self-contained HTML document to PDF in a separate browser process within `limitMs`. Throws an `Error` if
 * that fails.
 */
export async function renderPdf(html: string, program: string, limitMs = RENDER_MS): Promise<Buffer> {
	const dir = await mkdtemp(join(tmpdir(), "capture-"));
	try {
		const page = join(dir, "page.html");
		const pdf = join(dir, "page.pdf");
		await writeFile(page, html, { mode: 0o600 });
		await runBrowser(program, dir, flags(dir, page, pdf), limitMs);
		if ((await stat(pdf)).size > LARGEST_PDF) throw new Error("The PDF is too large.");
		const bytes = await readFile(pdf);
		if (!bytes.subarray(0, 5).equals(Buffer.from("%PDF-"))) throw new Error("The browser wrote no PDF.");
		return bytes;
	} finally {
		await rm(dir, { recursive: true, force: true, maxRetries: 5 });
	}
}
