import { createServer as createHttpServer } from "node:http";
import type { AddressInfo } from "node:net";
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
