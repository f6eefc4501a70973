import { createHash } from "node:crypto";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import type { FileStore } from "@/backend/files/file-store";
import { s3Files } from "@/backend/files/s3";
import { startBackend } from "../support/backend/process";
import { form, pdfBytes } from "../support/backend/requests";
import { seededDataDir } from "../support/backend/seeded-data";

const CREDENTIALS = { region: "ap-southeast-3", accessKeyId: "TESTKEY", secretAccessKey: "test-secret" };

interface Seen {
	method: string | undefined;
	url: string | undefined;
	authorization: string | undefined;
	contentSha256: string | undefined;
	contentLength: string | undefined;
}

describe("files on an S3-compatible store", () => {
	const objects = new Map<string, Buffer>();
	let seen: Seen[] = [];
	let refuse = 0;
	let server: Server;
	let endpoint: string;
	let dir: string;
	let dataDir: string;
	let files: FileStore;

	function serve(url: string, rangeHeader: string | undefined, response: ServerResponse) {
		const object = objects.get(url);
		if (!object) return response.writeHead(404).end();
		const range = /bytes=(\d+)-(\d+)/.exec(rangeHeader ?? "");
		const part = range ? object.subarray(Number(range[1]), Number(range[2]) + 1) : object;
		return response.writeHead(range ? 206 : 200).end(part);
	}

	async function answer(request: IncomingMessage, response: ServerResponse) {
		const { method, url = "", headers } = request;
		const body = await buffer(request);
		seen.push({
			method,
			url,
			authorization: headers.authorization,
			contentSha256: headers["x-amz-content-sha256"]?.toString(),
			contentLength: headers["content-length"],
		});
		if (refuse > 0) return response.writeHead(refuse).end();
		if (method === "GET" || method === "HEAD") return serve(url, headers.range, response);
		if (method === "PUT") objects.set(url, body);
		else objects.delete(url);
		return response.writeHead(200).end();
	}

	beforeAll(async () => {
		server = createServer((request, response) => void answer(request, response)).listen(0, "localhost");
		await once(server, "listening");
		const address = server.address();
		endpoint = `http://localhost:${typeof address === "object" && address ? address.port : 0}`;
		dir = await mkdtemp(join(tmpdir(), "s3-"));
		dataDir = await seededDataDir();
		files = s3Files({ endpoint, ...CREDENTIALS }, "main-bucket");
	});
	beforeEach(() => {
		seen = [];
		refuse = 0;
	});
	afterAll(async () => {
		server.closeAllConnections();
		server.close();
		await rm(dir, { recursive: true, force: true });
		await rm(dataDir, { recursive: true, force: true });
	});

	const local = async (bytes: Uint8Array) => {
		const path = join(dir, "file.part");
		await writeFile(path, bytes);
		return path;
	};

	it("uploads a finished file to the bucket, signed and hashed, and deletes the local one", async () => {
		const bytes = pdfBytes(300_000);
		const path = await local(bytes);
		await files.finish("companies/2/abc.pdf", path);
		expect(seen).toHaveLength(1);
		expect(seen[0]).toMatchObject({
			method: "PUT",
			url: "/main-bucket/companies/2/abc.pdf",
			contentSha256: createHash("sha256").update(bytes).digest("hex"),
			contentLength: "300000",
		});
		expect(seen[0]?.authorization).toMatch(
			/^AWS4-HMAC-SHA256 Credential=TESTKEY\/\d{8}\/ap-southeast-3\/s3\/aws4_request, SignedHeaders=\S+, Signature=[0-9a-f]{64}$/,
		);
		expect(objects.get("/main-bucket/companies/2/abc.pdf")?.equals(bytes)).toBe(true);
		expect(existsSync(path)).toBe(false);
	});

	it("reads a range, checks existence, and deletes", async () => {
		const bytes = pdfBytes(1_000);
		await files.finish("companies/2/part.pdf", await local(bytes));
		expect(await buffer(await files.read("companies/2/part.pdf", 100, 200))).toEqual(
			Buffer.from(bytes.slice(100, 200)),
		);
		expect(await files.has("companies/2/part.pdf")).toBe(true);
		await files.delete("companies/2/part.pdf");
		expect(await files.has("companies/2/part.pdf")).toBe(false);
	});

	it("keeps the local file when the store refuses", async () => {
		refuse = 403;
		const path = await local(pdfBytes());
		await expect(files.finish("companies/2/refused.pdf", path)).rejects.toThrow("The file store answered 403 to PUT.");
		expect(existsSync(path)).toBe(true);
	});

	it("stores each region's files in its own bucket, and responds only afterwards", async () => {
		const s3 = { endpoint, ...CREDENTIALS, buckets: ["main-bucket", "eu-bucket"] as [string, string] };
		const backend = await startBackend({ dataDir, s3 });
		const send = async (base: string, company: number) => {
			const body = form({ is_cv: 1 }, { file: new File([pdfBytes()], "cv.pdf") });
			const url = `${base}/companies/${company}/store_and_extract_document`;
			return (await (await fetch(url, { method: "POST", body })).json()).filepath;
		};
		const main = await send(backend.main, 2);
		const eu = await send(backend.eu, 501);
		expect(objects.has(`/main-bucket/${main}`)).toBe(true);
		expect(objects.has(`/eu-bucket/${eu}`)).toBe(true);
		refuse = 403;
		expect(await send(backend.main, 2)).toBeUndefined();
		refuse = 503;
		const values = {
			extension: "pdf",
			fileName: "cv.pdf",
			identifier: "an-upload-in-vain",
			size: 600,
			start: 0,
			end: 600,
		};
		const body = form(values, { dataFile: new File([pdfBytes()], "blob") });
		const away = await fetch(`${backend.main}/companies/2/upload`, { method: "POST", body });
		expect([away.status, away.headers.get("retry-after")]).toEqual([503, "2"]);
		await backend.stop();
	}, 30_000);
});
