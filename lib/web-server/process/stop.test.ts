import { once } from "node:events";
import { Agent, createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { stopServer } from "./stop";

describe("a server that stops", () => {
	async function open() {
		let isStopping = false;
		const server = createServer((_, response) => {
			if (isStopping) response.setHeader("connection", "close");
			response.end("here");
		}).listen(0, "127.0.0.1");
		await once(server, "listening");
		const agent = new Agent({ keepAlive: true, maxSockets: 1 });
		const { port } = server.address() as AddressInfo;
		const ask = async () => {
			const sent = request({ host: "127.0.0.1", port, agent, method: "POST" }).end();
			const [answer] = await once(sent, "response");
			await once(answer.resume(), "end");
			return answer.headers.connection;
		};
		const stop = (lingerMs?: number) => {
			isStopping = true;
			return stopServer(server, { drainMs: 20_000, lingerMs });
		};
		return { ask, stop };
	}

	it("answers what comes over connections that were idle, then closes them", async () => {
		const { ask, stop } = await open();
		expect(await ask()).toBe("keep-alive");
		const stopped = stop(20_000);
		expect(await ask()).toBe("close");
		expect(await stopped).toBe(true);
		await expect(ask()).rejects.toThrow("ECONNREFUSED");
	});

	it("closes idle connections at once where no proxy holds them", async () => {
		const { ask, stop } = await open();
		await ask();
		expect(await stop()).toBe(true);
	});
});
