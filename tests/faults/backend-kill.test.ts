import { createHash } from "node:crypto";
import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { type RunningBackend, startBackend } from "../support/backend/process";
import { applicant, form, PDF_OBJECT, pdfBytes } from "../support/backend/requests";
import { seededDataDir } from "../support/backend/seeded-data";
import { noteResults } from "../support/reliability/results";
import { numbersFrom } from "../support/runner/numbers-from";
import { rounds } from "../support/runner/rounds";
import { until } from "../support/runner/until";

const KILLS = rounds(20);
const SEED = rounds(20_261_121, "TEST_SEED");
const CHUNK = 60_000;
/** Most answers that arrive before a kill: the same work on any machine. */
const MOST_ANSWERS = 12;
/** A kill comes at any moment between two answers. */
const MOMENT_MS = 15;
const FILE = pdfBytes(400_000, { objects: PDF_OBJECT });

interface Application {
	key: string;
	values: ReturnType<typeof applicant>;
	/** The code in the response; undefined if no response arrived. */
	code?: string;
}

interface Upload {
	identifier: string;
	slot: number;
	received: number;
	stored?: { filepath: string; sha256: string };
}

let made = 0;

async function send(base: string, application: Application): Promise<Response> {
	const body = form(application.values);
	return fetch(`${base}/public/ORBIT2`, { method: "POST", body, headers: { "idempotency-key": application.key } });
}

/** Applies repeatedly until the backend is dead. */
async function keepApplying(base: string, applications: Application[]): Promise<void> {
	for (;;) {
		made += 1;
		const application: Application = { key: `application-${made}`, values: applicant() };
		applications.push(application);
		const answer = await send(base, application);
		const body = await answer.json();
		expect(answer.status).toBe(200);
		application.code = body.interview_code;
	}
}

async function sendChunk(base: string, upload: Upload, size = CHUNK): Promise<void> {
	const start = upload.received;
	const end = Math.min(start + size, FILE.length);
	const { identifier, slot } = upload;
	const values = { extension: "pdf", fileName: "cv.pdf", identifier, size: FILE.length, start, end, slot };
	const body = form(values, { dataFile: new File([FILE.slice(start, end)], "blob") });
	const response = await fetch(`${base}/companies/2/upload`, { method: "POST", body });
	const answer = await response.json();
	expect(response.status).toBe(200);
	upload.received = end;
	if (answer.filepath) upload.stored = answer;
}

/** Uploads file after file until the backend is dead. */
async function keepUploading(base: string, uploads: Upload[]): Promise<void> {
	for (;;) {
		made += 1;
		// Each fourth is a CV, whose reading needs a process of its own.
		const slot = made % 4 === 0 ? 0 : 1;
		const upload: Upload = { identifier: `killed-upload-number-${made}`, slot, received: 0 };
		uploads.push(upload);
		while (!upload.stored) await sendChunk(base, upload);
	}
}

/** Ends quietly when the backend has been killed, and with any other failure loudly. */
const untilKilled = (work: Promise<void>) =>
	work.catch((error: unknown) => {
		// Errors of fetch come from another realm, so only their name identifies them.
		if (!/^(TypeError|SyntaxError)/.test(String(error))) throw error;
	});

async function checkApplication(base: string, application: Application): Promise<void> {
	const answer = await send(base, application);
	const body = await answer.json();
	expect(answer.status).toBe(200);
	expect(body.interview_code).toBe(application.code ?? body.interview_code);
	const check = await fetch(`${base}/code/${body.interview_code}?debug=false`);
	expect(await check.json()).toEqual({ interview_code: body.interview_code });
}

async function checkUpload(base: string, dataDir: string, upload: Upload): Promise<void> {
	const answer = await fetch(`${base}/companies/2/upload/${upload.identifier}`);
	const { received } = answer.status === 404 ? { received: 0 } : await answer.json();
	expect(received).toBeGreaterThanOrEqual(upload.received);
	// A complete file whose response was lost: repeating its last chunk returns the response.
	upload.received = Math.min(received, FILE.length - 1);
	if (!upload.stored) await sendChunk(base, upload, FILE.length);
	const bytes = await readFile(join(dataDir, "main", "files", upload.stored?.filepath ?? ""));
	const expected = createHash("sha256").update(FILE).digest("hex");
	expect([createHash("sha256").update(bytes).digest("hex"), upload.stored?.sha256]).toEqual([expected, expected]);
}

describe(`a backend that is killed at any moment (seed ${SEED})`, () => {
	const random = numbersFrom(SEED);
	const total = { applications: 0, uploads: 0 };
	let dataDir: string;
	let backend: RunningBackend;
	beforeAll(async () => {
		dataDir = await seededDataDir();
		backend = await startBackend({ dataDir });
	});
	afterAll(async () => {
		await backend.kill("SIGKILL");
		await rm(dataDir, { recursive: true, force: true });
	});

	const kills = Array.from({ length: KILLS }, (_, index) => index + 1);
	it.each(kills)(`keeps everything acknowledged: kill %i of ${KILLS}`, async (kill) => {
		const applications: Application[] = [];
		const uploads: Upload[] = [];
		const { main } = backend;
		const work = [
			keepApplying(main, applications),
			keepApplying(main, applications),
			keepUploading(main, uploads),
			keepUploading(main, uploads),
		].map(untilKilled);
		const enough = random() * MOST_ANSWERS;
		const answers = () =>
			applications.filter(({ code }) => code).length +
			uploads.reduce((sum, { received }) => sum + Math.ceil(received / CHUNK), 0);
		// Every second kill waits until both were acknowledged.
		const isIdle = () => !applications.some(({ code }) => code) || !uploads.some(({ received }) => received > 0);
		let isOver = false;
		const over = Promise.all(work).finally(() => (isOver = true));
		const acknowledged = until(() => isOver || (answers() >= enough && (kill % 2 === 1 || !isIdle())), 1);
		await Promise.race([acknowledged, over]);
		await wait(random() * MOMENT_MS);
		await backend.kill("SIGKILL");
		await over;
		backend = await startBackend({ dataDir });
		await Promise.all(applications.map((application) => checkApplication(backend.main, application)));
		await Promise.all(uploads.map((upload) => checkUpload(backend.main, dataDir, upload)));
		total.applications += applications.filter(({ code }) => code).length;
		total.uploads += uploads.filter(({ received }) => received > 0).length;
	});

	it("had acknowledged something before at least every second kill, and ends properly when asked", async () => {
		expect(await backend.stop()).toBe(0);
		expect(total.applications).toBeGreaterThanOrEqual(Math.floor(KILLS / 2));
		expect(total.uploads).toBeGreaterThanOrEqual(Math.floor(KILLS / 2));
		noteResults("kill", {
			seeds: [SEED],
			isWhole: KILLS >= 60,
			rows: [
				["Kills of a backend alone, over applications and chunks", KILLS],
				["Acknowledged applications, each there once", total.applications],
				["Uploads that continued at what was acknowledged", total.uploads],
			],
		});
	});
});
