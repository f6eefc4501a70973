import { tokenHash } from "@/backend/account/tokens";
import { describeBackend } from "../support/backend/engines";
import { addRecruiter, RecruiterBrowser, signedIn } from "../support/backend/recruiter";

const HOUR_MS = 3_600_000;

describeBackend("the link for a new password", (test) => {
	/** A link as it was mailed so many milliseconds ago. */
	async function linkFor(userId: number, token: string, ageMs = 0): Promise<string> {
		const created_at = new Date(Date.now() - ageMs).toISOString();
		const expires_at = new Date(Date.now() - ageMs + HOUR_MS).toISOString();
		const link = { token_hash: tokenHash(token), user_id: userId, purpose: "password" as const };
		await test.deps.store
			.insertInto("mail_links")
			.values({ ...link, created_at, expires_at })
			.execute();
		return `/auth/reset?token=${token}`;
	}

	it("sets the password once, signs out all devices, and invalidates the account's other links", async () => {
		const user = await addRecruiter(test, { email: "again@example.com", password: "old password" });
		const device = await signedIn(test, user);
		const [address, other] = [await linkFor(user, "token-a"), await linkFor(user, "token-b")];
		const browser = new RecruiterBrowser(test);
		expect((await browser.visit(address)).html).toContain('autocomplete="new-password"');
		const short = await browser.post("/auth/reset", { token: "token-a", password: "12345" });
		expect([short.status, short.text]).toEqual([422, expect.stringContaining("at least 6 characters")]);
		const blank = await browser.post("/auth/reset", { token: "token-a", password: " ".repeat(8) });
		expect([blank.status, blank.text]).toEqual([422, expect.stringContaining("Enter your password")]);
		const common = await browser.post("/auth/reset", { token: "token-a", password: "Football" });
		expect([common.status, common.text]).toEqual([422, expect.stringContaining("Many people use this password")]);
		const done = await browser.post("/auth/reset", { token: "token-a", password: "new password" });
		expect([done.status, done.location]).toEqual([303, "/companies?note=password"]);
		expect((await device.visit("/companies/2/dashboard")).status).toBe(303);
		expect([(await browser.visit(address)).status, (await browser.visit(other)).status]).toEqual([410, 410]);
		expect((await browser.post("/auth/reset", { token: "token-a", password: "third password" })).status).toBe(410);
		const start = await browser.visit(done.location ?? "");
		expect((await browser.visit(start.location ?? "")).text).toContain("Your new password is set");
		await browser.post("/auth/logout");
		const login = (password: string) => browser.post("/auth/login", { email: "again@example.com", password });
		expect((await login("old password")).status).toBe(422);
		expect((await login("new password")).status).toBe(303);
	}, 30_000);

	it("accepts as long a password as the sign-up, an emoji counting once", async () => {
		const email = "stars@example.com";
		await linkFor(await addRecruiter(test, { email }), "token-stars");
		const browser = new RecruiterBrowser(test);
		const { html } = await browser.visit("/auth/reset?token=token-stars");
		expect(html).toMatch(/<form[^>]*action="\/auth\/reset" novalidate>/);
		expect(html).not.toContain("maxlength");
		const reset = (password: string) => browser.post("/auth/reset", { token: "token-stars", password });
		expect((await reset("🪐".repeat(5))).text).toContain("at least 6 characters");
		expect((await reset("🪐".repeat(257))).text).toContain("Shorten the password to 256 characters");
		expect((await reset("🪐".repeat(256))).status).toBe(303);
		const login = { email, password: "🪐".repeat(256) };
		expect((await new RecruiterBrowser(test).post("/auth/login", login)).status).toBe(303);
	}, 30_000);

	it("works during a lockout, and lifts it", async () => {
		const email = "locked@example.com";
		const user = await addRecruiter(test, { email, password: "old password" });
		for (let tries = 0; tries < 11; tries += 1) await test.deps.signIns.tryPassword({ client: "", account: email });
		const browser = new RecruiterBrowser(test);
		expect((await browser.post("/auth/login", { email, password: "old password" })).status).toBe(429);
		await linkFor(user, "token-locked");
		await browser.post("/auth/reset", { token: "token-locked", password: "new password" });
		expect((await browser.visit("/companies/2/dashboard")).status).toBe(200);
		const again = await new RecruiterBrowser(test).post("/auth/login", { email, password: "new password" });
		expect(again.status).toBe(303);
	}, 30_000);

	it("works for one of two simultaneous requests", async () => {
		const user = await addRecruiter(test, { email: "twice@example.com", password: "old password" });
		await linkFor(user, "token-twice");
		const tries = ["first one", "second one"].map((password) =>
			new RecruiterBrowser(test).post("/auth/reset", { token: "token-twice", password }),
		);
		const statuses = (await Promise.all(tries)).map(({ status }) => status);
		expect(statuses.sort()).toEqual([303, 410]);
	}, 30_000);

	it.each([
		["older than an hour", HOUR_MS + 60_000],
		["unknown", undefined],
	])("does nothing when it is %s, and explains how to get another", async (_, ageMs) => {
		const user = await addRecruiter(test);
		const token = `token-${ageMs}`;
		if (ageMs !== undefined) await linkFor(user, token, ageMs);
		const page = await new RecruiterBrowser(test).visit(`/auth/reset?token=${token}`);
		expect([page.status, page.text]).toEqual([410, expect.stringContaining("This link no longer works")]);
		expect(page.html).toContain('href="/auth/forgot"');
		expect((await new RecruiterBrowser(test).post("/auth/reset", { token, password: "whatever" })).status).toBe(410);
	});

	it("is mailed to the account's own address, in the language of the requesting page", async () => {
		// Sent mails keep no text.
		await test.deps.tasks.close();
		const user = await addRecruiter(test, { email: "Surat@Example.com" });
		const fullname = "Win at evil.example";
		await test.deps.store.updateTable("users").set({ fullname }).where("id", "=", user).execute();
		await new RecruiterBrowser(test, "id").post("/auth/forgot", { email: "surat@example.com" });
		const written = await test.deps.store
			.selectFrom("mails")
			.selectAll()
			.where("recipient", "=", "Surat@Example.com")
			.executeTakeFirstOrThrow();
		expect(written.subject).toBe("Buat kata sandi baru");
		// Anybody can type any name with somebody else's address.
		expect(written.body).toMatch(/^Halo,\n/);
		const links = await test.deps.store.selectFrom("mail_links").select("token_hash").execute();
		const token = /token=([\w-]{43})&language=id/.exec(written.body)?.[1];
		expect(links.map(({ token_hash }) => token_hash)).toContain(tokenHash(token ?? ""));
	});
});
