import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { openCvReader } from "@/backend/cv-parsing/reader";
import type { Limits } from "@/backend/cv-parsing/run-process";
import { openApp, type TestApp } from "../support/backend/app";
import { type Answered, expectFits, form, send } from "../support/backend/requests";
import { until } from "../support/runner/until";
import { builtProcess } from "./built-process";
import { UNREADABLE } from "./cases/unreadable";
import { Sheet } from "./draw/sheet";
import { pdfBomb, pdfIdle, pdfLoop, pdfOperations, pdfPages, wordBomb, zip } from "./hostile";
import { classic } from "./layouts/one-column";
import { wordClassic } from "./layouts/word";
import { AMELIA, SUHARTO } from "./people/english";

const USUAL: Limits = { timeMs: 15_000, memoryMb: 320 };
/** For files that end before that, unless the machine is busy. */
const SHORT: Limits = { ...USUAL, timeMs: 5_000 };
const JPEG = Buffer.from("\xff\xd8\xff\xe0\0\x10JFIF\0 a picture of a CV", "latin1");

type Bytes = Uint8Array<ArrayBuffer>;

/** A reading process that never ends when the file has the word "bad" in it; it needs no processor meanwhile. */
const STUCK_AT_BAD_FILES = `
	import { text } from "node:stream/consumers";
	if ((await text(process.stdin)).includes("bad")) setInterval(() => {}, 60_000);
	else process.stdout.write('{"status":200}\\n');
`;

/** A reading process that has an answer and never comes to a better one. */
const STUCK_AFTER_FIRST = `
	process.stdout.write('{"status":200}\\n{"status":');
	setInterval(() => {}, 60_000);
`;

const tinyPdf = (word: string): Bytes => new TextEncoder().encode(`%PDF-1.7\n1 0 obj ${word}\n%%EOF`);

const sha256 = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");

describe("CV uploads", () => {
	let test: TestApp;
	let numbers = 0;

	const readWith = (limits: Limits, script = builtProcess()) => {
		const { files, log } = test.deps;
		test.deps.cvs = openCvReader({ files, log, limits, script });
	};

	beforeAll(async () => {
		test = await openApp();
	});
	beforeEach(() => readWith(USUAL));
	afterAll(() => test.close());

	const store = (bytes: Bytes, name: string, is_cv = 1) =>
		send(test.app, "/companies/2/store_and_extract_document", {
			method: "POST",
			body: form({ is_cv }, { file: new File([bytes], name) }),
		});

	interface Piece {
		id: string;
		file: Bytes;
		start: number;
		end: number;
		slot?: number;
		extension?: string;
	}
	const chunk = ({ id, file, start, end, slot = 0, extension = "pdf" }: Piece) => {
		const dataFile = new File([file.slice(start, end)], "blob");
		const fields = { extension, fileName: `cv.${extension}`, identifier: id, size: file.length, start, end, slot };
		const body = form({ ...fields, isNewFile: start === 0 }, { dataFile });
		return send(test.app, "/companies/2/upload", { method: "POST", body });
	};
	const identifier = () => {
		numbers += 1;
		return `a-cv-upload-of-test-${numbers}`;
	};
	const isStored = ({ status, body }: Answered, bytes: Uint8Array) => {
		expect([status, body.sha256]).toEqual([200, sha256(bytes)]);
		const file = readFileSync(join(test.dataDir, "main", "files", String(body.filepath)));
		expect(sha256(file)).toBe(sha256(bytes));
	};
	const made = async (cv: Promise<{ bytes: Buffer }>) => new Uint8Array((await cv).bytes);

	it("return a small CV's profile, in both shapes", async () => {
		const bytes = await made(classic(AMELIA, "short"));
		const answer = await store(bytes, "cv.pdf");
		expectFits("storeDocument", answer);
		isStored(answer, bytes);
		const contact = { name: "Amelia Hartono", email: "amelia.hartono@example.com" };
		expect(answer.body.content).toMatchObject({
			status: 200,
			profile: {
				contact_info: contact,
				employment_history: [{ job_title: "Senior Backend Engineer", is_current_job: true }, {}],
			},
			response: { data: { profile: contact, workExperiences: [{ company_name: "Tokoria Technologies" }, {}] } },
			raw_content: expect.stringContaining("Tokoria"),
		});
	});

	it("return a national number with its calling code, too, if the home tells the country", async () => {
		const abroad = { ...AMELIA, location: "Höxter, Germany", phones: ["05271 694110"] };
		const answer = await store(await made(classic(abroad, "short")), "cv.pdf");
		expectFits("storeDocument", answer);
		expect(answer.body.content).toMatchObject({
			profile: {
				home_country: "DE",
				contact_info: { phone: "05271 694110", phone_international: "+49 5271 694110", location: "Höxter, Germany" },
			},
		});
		const withCode = await store(await made(classic(AMELIA, "short")), "cv.pdf");
		expect(withCode.body.content).toMatchObject({ profile: { home_country: "ID" } });
		expect(JSON.stringify(withCode.body)).not.toContain("phone_international");
	});

	it("accept a CV as a Word file", async () => {
		const bytes = await made(wordClassic(SUHARTO, "long"));
		const answer = await store(bytes, "Suharto.DOCX");
		isStored(answer, bytes);
		expect(answer.body.content).toMatchObject({ status: 200, profile: { contact_info: { name: "Suharto" } } });
	});

	it("parse only documents declared as a CV", async () => {
		const bytes = await made(classic(AMELIA, "short"));
		expect(await store(bytes, "letter.pdf", 0)).toMatchObject({ status: 200, body: { filepath: expect.any(String) } });
		expect((await store(bytes, "letter.pdf", 0)).body).not.toHaveProperty("content");
		const other = await chunk({ id: identifier(), file: bytes, start: 0, end: bytes.length, slot: 1 });
		expect(Object.keys(other.body)).toEqual(["filepath", "sha256"]);
	});

	it.each([
		["damaged", "letter.pdf", async () => (await made(classic(AMELIA, "short"))).subarray(0, 300)],
		["damaged", "no-pdf.pdf", async () => new TextEncoder().encode("%PDF-1.7\nnothing")],
		["damaged", "letter.docx", async () => (await made(wordClassic(SUHARTO, "long"))).subarray(0, 2_000)],
		["locked", "bank.pdf", async () => await new Sheet({ password: "secret" }).line("Account").finish()],
	] as const)("say that nobody can open another document: %s %s", async (reason, name, make) => {
		const bytes = new Uint8Array(await make());
		const content = { status: 422, reason };
		expect((await store(bytes, name, 0)).body).toEqual({
			filepath: expect.any(String),
			sha256: sha256(bytes),
			content,
		});
		if (!name.endsWith(".pdf")) return;
		const last = await chunk({ id: identifier(), file: bytes, start: 0, end: bytes.length, slot: 3 });
		expectFits("uploadChunk", last);
		expect(last.body.content).toEqual(content);
	});

	it("return the profile with the last chunk of slot 0, and again for its repeat", async () => {
		const file = await made(classic(AMELIA, "short"));
		const id = identifier();
		const first = await chunk({ id, file, start: 0, end: 1_000 });
		expect(first.body).toEqual({ received: 1_000 });
		const last = await chunk({ id, file, start: 1_000, end: file.length });
		expectFits("uploadChunk", last);
		isStored(last, file);
		expect(last.body.content).toMatchObject({ status: 200, profile: { contact_info: { name: "Amelia Hartono" } } });
		const again = await chunk({ id, file, start: file.length - 500, end: file.length });
		expect(again.body).toEqual(last.body);
	});

	it("share one parse between a call and its repeat", async () => {
		const { files, log } = test.deps;
		let isAskedTwice = () => {};
		const askedTwice = new Promise<void>((resolve) => {
			isAskedTwice = resolve;
		});
		// The reading starts once both calls wait for it, and gets no second turn on a busy machine.
		const read: typeof files.read = async (...args) => {
			await askedTwice;
			return files.read(...args);
		};
		const held = Object.assign(Object.create(files), { read });
		const { timeMs } = USUAL;
		const reader = openCvReader({ files: held, log, limits: USUAL, firstMs: timeMs, script: builtProcess() });
		let asked = 0;
		test.deps.cvs = {
			...reader,
			read: (cv) => {
				asked += 1;
				if (asked === 2) isAskedTwice();
				return reader.read(cv);
			},
		};
		const file = await made(classic(AMELIA, "short"));
		const reads = jest.spyOn(files, "read");
		const all = { id: identifier(), file, start: 0, end: file.length };
		const [one, other] = await Promise.all([chunk(all), chunk(all)]);
		expect(one.body).toEqual(other.body);
		expect(one.body.content).toMatchObject({ status: 200 });
		// Once to compare the repeated bytes, once for the reading.
		expect(reads).toHaveBeenCalledTimes(2);
	});

	it.each(UNREADABLE.filter(({ format }) => format === "pdf"))(
		"store $title and report that it is unreadable",
		async ({ reason, make }) => {
			const bytes = await made(make());
			const answer = await store(bytes, "cv.pdf");
			isStored(answer, bytes);
			expect(answer.body.content).toEqual({ status: 422, ...(reason && { reason }) });
		},
	);

	it("store a picture of a CV and say that it is one", async () => {
		const answer = await store(new Uint8Array(JPEG), "cv.jpg");
		isStored(answer, JPEG);
		expect(answer.body.content).toEqual({ status: 422, reason: "picture" });
	});

	it("reject an old Word file and name the way out", async () => {
		const { status, body } = await store(new Uint8Array(Buffer.from("\xd0\xcf\x11\xe0", "latin1")), "cv.doc");
		expect([status, body.message]).toEqual([415, "A .doc file can't be taken as a CV. Save it as PDF or .docx."]);
	});

	it("reject an archive named as a Word file", async () => {
		const bytes = new Uint8Array(zip([{ name: "notes.txt", content: Buffer.from("hello") }]));
		expect((await store(bytes, "cv.docx")).status).toBe(415);
	});

	it.each<[string, Limits, string, () => Buffer]>([
		["takes too long", { ...USUAL, timeMs: 1_000 }, "pdf", pdfIdle],
		["writes one letter 400,000 times", SHORT, "pdf", pdfLoop],
		["does 30,000 text operations", SHORT, "pdf", () => pdfOperations(30_000)],
		["has 2,000 pages", SHORT, "pdf", () => pdfPages(2_000)],
		["unpacks to 500 MB", SHORT, "pdf", () => pdfBomb(500)],
		["is an archive that unpacks to too much", SHORT, "docx", () => wordBomb(200)],
		["is an archive that lies about its size", SHORT, "docx", () => wordBomb(200, 1_000)],
	])(
		"store a CV that %s, without parsing it",
		async (_, limits, extension, make) => {
			readWith(limits);
			const file = new Uint8Array(make());
			const answer = await chunk({ id: identifier(), file, start: 0, end: file.length, extension });
			isStored(answer, file);
			expect(answer.body.content).toEqual({ status: 422 });
			readWith(USUAL);
			const next = await store(await made(classic(AMELIA, "short")), "cv.pdf");
			expect(next.body.content).toMatchObject({ status: 200 });
		},
		30_000,
	);

	it("keep the first answer if a better one takes too long", async () => {
		const script = join(test.dataDir, "stuck-after-first.mjs");
		await writeFile(script, STUCK_AFTER_FIRST);
		readWith({ ...USUAL, timeMs: 2_000 }, script);
		expect((await store(tinyPdf("slow"), "cv.pdf")).body.content).toEqual({ status: 200 });
	});

	it("read a good CV between several bad ones", async () => {
		const { files, log } = test.deps;
		const script = join(test.dataDir, "stuck-at-bad-files.mjs");
		await writeFile(script, STUCK_AT_BAD_FILES);
		readWith(USUAL, script);
		const [good, bad] = [tinyPdf("good"), tinyPdf("bad")];
		// A first turn is long enough for a good CV, however busy the machine.
		const start = performance.now();
		await store(good, "cv.pdf");
		const firstMs = Math.max(500, 10 * (performance.now() - start));
		const limits = { ...USUAL, timeMs: 1.25 * firstMs };
		test.deps.cvs = openCvReader({ files, log, limits, firstMs, waitMs: 120_000, script });
		const all = [0, 1, 2].map((index) => store(bad, `bad-${index}.pdf`));
		const first = await Promise.race([store(good, "cv.pdf"), Promise.all(all).then(([answer]) => answer as Answered)]);
		expect(first.body.content).toMatchObject({ status: 200 });
		for (const answer of await Promise.all(all)) expect(answer.body.content).toEqual({ status: 422 });
	}, 120_000);

	it("store a CV when the process fails to start, and when the file is unavailable", async () => {
		readWith(USUAL, join(test.dataDir, "missing.mjs"));
		const bytes = await made(classic(AMELIA, "short"));
		const unread = await store(bytes, "cv.pdf");
		isStored(unread, bytes);
		expect(unread.body.content).toEqual({ status: 422 });
		readWith(USUAL);
		jest.spyOn(test.deps.files, "read").mockRejectedValueOnce(new Error("no store"));
		expect((await store(bytes, "cv.pdf")).body.content).toEqual({ status: 422 });
	});

	it("skip parsing when the wait is too long", async () => {
		const { files, log } = test.deps;
		let [asked, isReading, isOver] = [0, false, false];
		const read: typeof files.read = async (...args) => {
			isReading = true;
			await until(() => isOver);
			return files.read(...args);
		};
		const held = Object.assign(Object.create(files), { read });
		const reader = openCvReader({ files: held, log, limits: USUAL, script: builtProcess(), waitMs: 300 });
		test.deps.cvs = {
			...reader,
			read: (cv) => {
				asked += 1;
				return reader.read(cv);
			},
		};
		const slow = store(tinyPdf("slow"), "slow.pdf");
		await until(() => isReading);
		const waiting = store(await made(classic(AMELIA, "short")), "cv.pdf");
		await until(() => asked === 2);
		await new Promise((resolve) => setTimeout(resolve, 400));
		isOver = true;
		expect((await waiting).body.content).toEqual({ status: 422 });
		expect((await slow).body.content).toEqual({ status: 422, reason: "damaged" });
	});
});
