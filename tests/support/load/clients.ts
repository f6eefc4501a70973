import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { Agent, request } from "undici";
import { BYTES_TYPE, UPLOAD_HEADERS } from "@/lib/api-client/headers";
import { applicant, form, pdfBytes } from "../backend/requests";
import type { Timings } from "./timings";

/** A run of load on a site: so many clients of each kind, each of which waits for its answer before it goes on. */
export interface Load {
	origin: string;
	readers: number;
	uploaders: number;
	submitters: number;
	/** How long each reader looks at a page, and how often each submitter sends, milliseconds. */
	thinkMs: number;
	submitMs: number;
	ms: number;
	random: () => number;
	/** A CV that is stored. */
	filepath: string;
}

const PAGES = ["/", "/p/ORBIT1", "/p/ORBIT2", "/id/p/ORBIT3", "/public/companies", "/faq", "/pricing"];
const COMPANY = "/public/companies/kopi-nusantara";
const READ = [...PAGES, COMPANY, `${COMPANY}/jobs/head-roaster`, "/api/public/ORBIT1"];

const FILE = pdfBytes(1_500_000);
const CALL_MS = 120_000;

const agent = new Agent({ connections: 1_000, keepAliveTimeout: 30_000 });

/** An address of a client, as the proxy in front names it. */
const addressOf = (random: () => number) => `10.${[1, 2, 3].map(() => Math.floor(random() * 250) + 1).join(".")}`;

interface RequestOptions {
	method: "GET" | "POST";
	headers?: Record<string, string>;
	body?: Buffer | Uint8Array;
}

const isRefusal = (status: number) => status === 429 || status === 503;

/** Sends one request and notes how it ended. */
export async function ask(timings: Timings, kind: string, url: string, options: RequestOptions): Promise<string> {
	const timing = timings.of(kind);
	const started = performance.now();
	const note = (status: number) => timing.statuses.set(status, (timing.statuses.get(status) ?? 0) + 1);
	try {
		const answer = await request(url, { ...options, dispatcher: agent, signal: AbortSignal.timeout(CALL_MS) });
		const text = await answer.body.text();
		timing.took.push(performance.now() - started);
		note(answer.statusCode);
		if (isRefusal(answer.statusCode) && (text.length < 20 || !answer.headers["retry-after"])) timing.wordless += 1;
		return text;
	} catch {
		note(0);
		return "";
	}
}

const pageHeaders = (origin: string, address: string) => ({
	origin,
	"sec-fetch-site": "same-origin",
	"x-job-code": "ORBIT1",
	"x-forwarded-for": address,
});

/** Uploads a file in one call. */
export function upload(timings: Timings, origin: string, address: string): Promise<string> {
	const about = {
		[UPLOAD_HEADERS.identifier]: randomUUID(),
		[UPLOAD_HEADERS.offset]: "0",
		[UPLOAD_HEADERS.length]: String(FILE.length),
		[UPLOAD_HEADERS.slot]: "1",
		[UPLOAD_HEADERS.fresh]: "1",
		[UPLOAD_HEADERS.name]: "cv.pdf",
	};
	const headers = { ...pageHeaders(origin, address), "content-type": BYTES_TYPE, ...about };
	return ask(timings, "uploads", `${origin}/api/companies/2/upload`, { method: "POST", headers, body: FILE });
}

async function submit(timings: Timings, { origin, filepath, random }: Load): Promise<void> {
	const whole = new Response(form(applicant({ file_cv: filepath })));
	const type = whole.headers.get("content-type") ?? "";
	const own = { "content-type": type, "idempotency-key": randomUUID() };
	await ask(timings, "applications", `${origin}/api/public/ORBIT1`, {
		method: "POST",
		headers: { ...pageHeaders(origin, addressOf(random)), ...own },
		body: Buffer.from(await whole.arrayBuffer()),
	});
}

/** Runs a load to its end. */
export async function run(timings: Timings, load: Load): Promise<void> {
	const { origin, random, thinkMs, submitMs } = load;
	const end = Date.now() + load.ms;
	const clients = (count: number, live: (address: string) => Promise<unknown>, pauseMs: number) =>
		Array.from({ length: count }, async () => {
			const address = addressOf(random);
			await wait(random() * pauseMs);
			while (Date.now() < end) {
				const started = Date.now();
				await live(address);
				await wait(Math.max(0, started + pauseMs - Date.now()));
			}
		});
	const read = (address: string) => {
		const page = READ[Math.floor(random() * READ.length)] ?? "/";
		const headers = { "x-forwarded-for": address, "accept-encoding": "br" };
		return ask(timings, "pages", origin + page, { method: "GET", headers });
	};
	await Promise.all([
		...clients(load.readers, read, thinkMs),
		...clients(load.uploaders, (address) => upload(timings, origin, address), thinkMs),
		...clients(load.submitters, () => submit(timings, load), submitMs),
	]);
}
