import { rm } from "node:fs/promises";
import { NEW_USER } from "../support/backend/accounts";
import { linkIn, mailsTo } from "../support/backend/outbox";
import { type RunningBackend, startBackend } from "../support/backend/process";
import { seededDataDir } from "../support/backend/seeded-data";

describe("a new account", () => {
	let dataDir: string;
	let running: RunningBackend;
	beforeEach(async () => {
		dataDir = await seededDataDir();
	});
	afterEach(async () => {
		await running.stop();
		await rm(dataDir, { recursive: true, force: true });
	});

	const post = (path: string, values: object) =>
		fetch(`${running.main}${path}`, {
			method: "POST",
			headers: { "content-type": "application/json", "idempotency-key": `key-of-${path}` },
			body: JSON.stringify(values),
		});

	it("survives a kill, and its mail goes out with a working link", async () => {
		running = await startBackend({ dataDir });
		const made = await post("/users", NEW_USER);
		await running.kill("SIGKILL");
		expect(made.status).toBe(201);

		running = await startBackend({ dataDir });
		const [mail] = await mailsTo(dataDir, NEW_USER.email);
		expect((await post("/users/check-email", { email: NEW_USER.email })).status).toBe(422);
		const again = await post("/users", NEW_USER);
		const [{ id }, repeated] = [(await made.json()) as { id: number }, await again.json()];
		expect([again.status, repeated]).toEqual([201, { id, confirmation_token: expect.any(String) }]);
		// Its port is another one now.
		const { pathname, search } = new URL(linkIn(mail));
		const page = await fetch(`${running.main}${pathname}${search}`);
		expect([page.status, await page.text()]).toEqual([200, expect.stringContaining("Confirm my email")]);
	});
});
