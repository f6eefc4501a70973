import type { IncomingMessage, ServerResponse } from "node:http";
import { startWebServer } from "../../tests/support/sites/web-server";
import { classify } from "./site/classify";

const UPLOAD = "/api/companies/1/upload";

describe("uploads", () => {
	it("bypass the framework, as do their status requests; other calls don't", async () => {
		const uploads: string[] = [];
		const site = await startWebServer((_, res) => res.end(), {
			classify,
			uploads: (req: IncomingMessage, res: ServerResponse) => {
				uploads.push(`${req.method} ${req.url}`);
				req.resume().once("end", () => res.end());
			},
		});
		const ask = (method: string, path: string) => fetch(site.origin + path, { method });
		const answer = await ask("POST", UPLOAD);
		await ask("GET", `${UPLOAD}/6f1f6c1e-8f59-4f0e-9d5e-0a1b2c3d4e5f`);
		await ask("POST", "/api/companies/1/store_and_extract_document");
		await ask("POST", "/api/public/ORBIT1");
		expect(uploads).toEqual([
			`POST ${UPLOAD}`,
			`GET ${UPLOAD}/6f1f6c1e-8f59-4f0e-9d5e-0a1b2c3d4e5f`,
			"POST /api/companies/1/store_and_extract_document",
		]);
		expect(site.seen.map(({ url }) => url)).toEqual(["/api/public/ORBIT1"]);
		expect(answer.headers.get("content-security-policy")).toContain("default-src 'none'");
		await site.close();
	});

	it("get the web server's answer when their handler fails", async () => {
		const site = await startWebServer((_, res) => res.end(), {
			classify,
			uploads: async () => Promise.reject(new Error("no disk")),
		});
		const answer = await fetch(site.origin + UPLOAD, { method: "POST" });
		expect([answer.status, await answer.json()]).toEqual([500, expect.objectContaining({ code: "internal_error" })]);
		await site.close();
	});
});
