import { connect } from "node:net";
import { requestText, startWebServer, statusOf } from "../support/sites/web-server";
import { siteHandler } from "../support/sites/web-server-site";

describe("limits", () => {
	it("use the connection's address, so a rotated X-Forwarded-For changes nothing", async () => {
		const site = await startWebServer(siteHandler, { classify: () => "submit" });
		const statuses: number[] = [];
		for (let index = 0; index < 50; index += 1) {
			const answer = await fetch(`${site.origin}/api/read`, { headers: { "X-Forwarded-For": `127.0.0.${index}` } });
			statuses.push(answer.status);
			if (answer.status !== 429) continue;
			expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
			expect(await answer.json()).toMatchObject({ code: "too_many_requests" });
		}
		expect(statuses.filter((status) => status === 200)).toHaveLength(30);
		await site.close();
	});

	it("use the trusted proxy's entry, not those left of it", async () => {
		const site = await startWebServer(siteHandler, { classify: () => "submit", trustedHops: 1 });
		const ask = (forwarded: string) => fetch(`${site.origin}/api/read`, { headers: { "X-Forwarded-For": forwarded } });
		for (let index = 0; index < 30; index += 1) await ask(`10.0.0.${index}, 192.0.2.1`);
		expect((await ask("10.0.0.99, 192.0.2.1")).status).toBe(429);
		expect((await ask("192.0.2.2")).status).toBe(200);
		await site.close();
	});

	it("end a body that arrives byte by byte, without affecting other requests", async () => {
		const site = await startWebServer(siteHandler, { bodyWindow: { ms: 100, bytes: 50 } });
		const answer = new Promise<string>((resolve) => {
			let text = "";
			let drip: NodeJS.Timeout | undefined;
			// A byte that is written before the connection is open would come before the request.
			const socket = connect(site.port, "127.0.0.1", () => {
				socket.write(requestText("POST /api/upload", ["Content-Length: 1000"]));
				drip = setInterval(() => socket.write("x"), 20);
			});
			socket.on("data", (chunk) => {
				text += chunk;
			});
			socket.on("error", () => undefined);
			socket.on("close", () => {
				clearInterval(drip);
				resolve(text);
			});
		});
		expect((await fetch(`${site.origin}/api/read`)).status).toBe(200);
		expect(statusOf(await answer)).toBe(408);
		await site.close();
	});

	it("end a request whose headers never complete", async () => {
		const site = await startWebServer(siteHandler, { headersTimeoutMs: 100, connectionsCheckMs: 50 });
		const answer = await site.raw("GET / HTTP/1.1\r\nHost: a\r\nX-Slow: ");
		expect(statusOf(answer)).toBe(408);
		await site.close();
	});

	it("pass a large body unchanged and complete", async () => {
		const site = await startWebServer(siteHandler);
		const answer = await fetch(`${site.origin}/api/upload`, { method: "POST", body: Buffer.alloc(20_971_520) });
		expect(await answer.text()).toBe("20971520");
		await site.close();
	});
});
