import { createServer as createHttpServer } from "node:http";
import type { AddressInfo } from "node:net";
import { sendRaw } from "../../tests/support/sites/raw-socket";
import { createServer } from "./listen";

describe("the backend's address", () => {
	it("is on this machine only, unless a host is set", async () => {
		const listening = await Promise.all([createServer(0), createServer(0, "0.0.0.0")]);
		expect(["127.0.0.1", "::1"]).toContain(listening[0].address.address);
		expect(listening[1].address.address).toBe("0.0.0.0");
		await Promise.all(listening.map((one) => one.close(0)));
	});

	it("is refused with one line that names the setting", async () => {
		await expect(createServer(0, "192.0.2.1")).rejects.toThrow(
			/^The backend's host 192\.0\.2\.1 is not an address of this machine; set BACKEND_HOST to one that is\.$/,
		);
		const other = createHttpServer().listen(0, "127.0.0.1");
		await new Promise((resolve) => other.once("listening", resolve));
		const { port } = other.address() as AddressInfo;
		await expect(createServer(port, "127.0.0.1")).rejects.toThrow(
			`The backend's port ${port} is in use; set BACKEND_PORT and BACKEND_EU_PORT to free ones.`,
		);
		await new Promise((resolve) => other.close(resolve));
	});
});

it.each([
	["GET /x HTTP/1.1\r\nHost: a\r\nX: ", "x".repeat(20_000), 431, "headers_too_large"],
	["GET /x HTTP/1.1\r\nno header", "", 400, "malformed_request"],
])("answers a request that can't be read in the contract's words: %s", async (start, rest, status, code) => {
	const listening = await createServer(0, "127.0.0.1");
	const answer = await sendRaw(listening.address.port, `${start}${rest}\r\n\r\n`);
	expect(answer).toContain(`HTTP/1.1 ${status} `);
	expect(JSON.parse(answer.slice(answer.indexOf("\r\n\r\n")))).toMatchObject({ code, message: expect.any(String) });
	await listening.close(0);
});
