import { signInLimits } from "@/backend/account/session-limits";
import { deleteExpiredDevices } from "@/backend/store/queries/known-devices";
import { describeBackend } from "../support/backend/engines";
import { addRecruiter, RecruiterBrowser } from "../support/backend/recruiter";

const PASSWORD = "correct horse";
const DEVICE = "device-main";

describeBackend("a device on which an account was signed in", (test) => {
	/** The browser of somebody who signed in and out again. */
	async function usedBrowser(email: string) {
		const browser = new RecruiterBrowser(test);
		expect((await browser.post("/auth/login", { email, password: PASSWORD })).status).toBe(303);
		await browser.post("/auth/logout");
		return browser;
	}

	/** Guesses from many addresses, as many as an account allows in an hour. */
	async function attack(account: string) {
		for (let time = 0; time < 30; time += 1) await test.deps.signIns.tryPassword({ client: `10.0.0.${time}`, account });
	}

	const login = (browser: RecruiterBrowser, email: string, password = PASSWORD) =>
		browser.post("/auth/login", { email, password });

	beforeEach(() => {
		test.deps.signIns = signInLimits();
	});

	it("signs in during an attack from many addresses; others wait, and learn of another way", async () => {
		const email = "attacked@example.com";
		await addRecruiter(test, { email, password: PASSWORD });
		const known = await usedBrowser(email);
		await attack(email);
		const refused = await login(new RecruiterBrowser(test), email);
		expect(refused.status).toBe(429);
		expect(refused.text).toContain("Wait 60 minutes and try again. You can choose a new password by email right away.");
		expect((await login(known, email)).status).toBe(303);
	});

	it("is known for its own account only", async () => {
		const [mine, other] = ["mine@example.com", "other@example.com"];
		for (const email of [mine, other]) await addRecruiter(test, { email, password: PASSWORD });
		const browser = await usedBrowser(mine);
		await attack(other);
		expect((await login(browser, other)).status).toBe(429);
		test.deps.signIns = signInLimits();
		const token = browser.cookies.get(DEVICE);
		expect((await login(browser, other)).status).toBe(303);
		expect(browser.cookies.get(DEVICE)).toBe(token);
		await browser.post("/auth/logout");
		for (const email of [mine, other]) await attack(email);
		for (const email of [mine, other]) expect((await login(browser, email)).status).toBe(303);
	});

	it("allows no more guesses than an address", async () => {
		const email = "stolen@example.com";
		await addRecruiter(test, { email, password: PASSWORD });
		const browser = await usedBrowser(email);
		const statuses = [];
		for (let time = 0; time < 11; time += 1) statuses.push((await login(browser, email, "a guess")).status);
		expect(statuses).toEqual([...Array(10).fill(422), 429]);
	});

	it("never keeps a token that the backend didn't issue, and stores none that is usable", async () => {
		const email = "planted@example.com";
		const user = await addRecruiter(test, { email, password: PASSWORD });
		const browser = new RecruiterBrowser(test);
		browser.cookies.set(DEVICE, "planted");
		await login(browser, email);
		const token = browser.cookies.get(DEVICE) ?? "";
		expect(token).toMatch(/^[\w-]{43}$/);
		const rows = await test.deps.store.selectFrom("known_devices").selectAll().where("user_id", "=", user).execute();
		expect(rows).toHaveLength(1);
		expect(JSON.stringify(rows)).not.toContain(token);
	});

	it("is forgotten after half a year", async () => {
		const email = "longago@example.com";
		const user = await addRecruiter(test, { email, password: PASSWORD });
		const browser = await usedBrowser(email);
		const past = new Date(Date.now() - 1_000).toISOString();
		await test.deps.store.updateTable("known_devices").set({ expires_at: past }).where("user_id", "=", user).execute();
		await attack(email);
		expect((await login(browser, email)).status).toBe(429);
		await deleteExpiredDevices(test.deps.store, new Date().toISOString());
		const left = await test.deps.store.selectFrom("known_devices").selectAll().where("user_id", "=", user).execute();
		expect(left).toEqual([]);
	});
});
