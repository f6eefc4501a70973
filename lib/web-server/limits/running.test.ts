import type { IncomingMessage, ServerResponse } from "node:http";
import { connect, type Socket } from "node:net";
import { requestText, startWebServer } from "../../../tests/support/sites/web-server";
import { runningLimit } from "./running";

describe("concurrent uploads", () => {
	it("are limited to forty per client, until one of them ends", () => {
		const limit = runningLimit(1);
		const ends = Array.from({ length: 40 }, () => limit("192.0.2.1"));
		expect(ends.every((end) => end !== null)).toBe(true);
		expect(limit("192.0.2.1")).toBeNull();
		expect(limit("192.0.2.2")).not.toBeNull();
		ends[0]?.();
		expect(limit("192.0.2.1")).not.toBeNull();
		expect(limit("192.0.2.1")).toBeNull();
	});

	it("are counted per /64 network, and multiplied by the scale", () => {
		const limit = runningLimit(0.05);
		limit("2001:db8:1:2::1");
		limit("2001:db8:1:2::2");
		expect(limit("2001:db8:1:2:ffff::3")).toBeNull();
		expect(limit("2001:db8:1:3::1")).not.toBeNull();
	});

	it("get 429 over the limit, unlike reads, and free their slot on disconnect", async () => {
		const answers = (req: IncomingMessage, res: ServerResponse) =>
			req.method === "GET" ? res.end() : void req.on("end", () => res.end()).resume();
		const site = await startWebServer(answers, { classify: () => "upload", rateScale: 0.05 });
		const aMoment = () => new Promise((resolve) => setTimeout(resolve, 20));
		const open = () => {
			const socket: Socket = connect(site.port, "127.0.0.1", () =>
				socket.write(requestText("POST /api/upload", ["Content-Length: 100"])),
			);
			return socket.on("error", () => undefined);
		};
		const upload = () => fetch(`${site.origin}/api/upload`, { method: "POST", body: "x" });
		const sockets = [open(), open()];
		while (site.seen.length < 2) await aMoment();
		const refused = await upload();
		expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, "5"]);
		expect((await fetch(`${site.origin}/api/upload`)).status).toBe(200);
		for (const socket of sockets) socket.destroy();
		let last = await upload();
		while (last.status === 429) {
			await aMoment();
			last = await upload();
		}
		expect(last.status).toBe(200);
		await site.close();
	});
});
