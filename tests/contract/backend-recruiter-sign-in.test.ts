import { deleteEnded } from "@/backend/account/session";
import { checkEmail, createUser, NEW_USER } from "../support/backend/accounts";
import { describeBackend } from "../support/backend/engines";
import { addRecruiter, RecruiterBrowser, signedIn } from "../support/backend/recruiter";

const PASSWORD = "correct horse";
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

describeBackend("sign-in", (test) => {
	const countMails = async (purpose: string) => {
		const rows = await test.deps.store.selectFrom("mails").selectAll().where("id", "like", `${purpose}-%`).execute();
		return rows.length;
	};

	/** Shifts the backend's clock while `act` runs. */
	async function later(ms: number, act: () => Promise<void>) {
		const { now } = test.deps;
		test.deps.now = () => new Date(Date.now() + ms);
		try {
			await act();
		} finally {
			test.deps.now = now;
		}
	}

	it("redirects with the right password to the first company's dashboard, with an HttpOnly cookie", async () => {
		await addRecruiter(test, { email: "Rani@Example.com", password: PASSWORD, companies: [2, 1] });
		const browser = new RecruiterBrowser(test);
		const page = await browser.visit("/auth/login");
		expect(page.html).toMatch(/<input[^>]*name="email"[^>]*autocomplete="username"/s);
		expect(page.html).toMatch(/<input[^>]*name="password"[^>]*autocomplete="current-password"/s);
		expect(page.headers.get("content-security-policy")).toMatch(/default-src 'none'.*form-action 'self'/);
		expect(page.html).not.toMatch(/<script| style="| on\w+="/);
		const answer = await browser.post("/auth/login", { email: " rani@example.COM ", password: PASSWORD });
		expect([answer.status, answer.location]).toEqual([303, "/companies"]);
		const [session, device, ...more] = answer.headers.getSetCookie();
		expect(session).toMatch(/^session-main=[\w-]{43}; Path=\/; Max-Age=1209600; HttpOnly; SameSite=Lax$/);
		expect(device).toMatch(/^device-main=[\w-]{43}; Path=\/; Max-Age=15552000; HttpOnly; SameSite=Lax$/);
		expect(more).toEqual([]);
		expect((await browser.visit("/")).location).toBe("/companies");
		expect((await browser.visit("/companies")).location).toBe("/companies/1/dashboard");
		expect((await browser.visit("/auth/login")).location).toBe("/companies");
		expect((await browser.visit("/companies/1/dashboard")).status).toBe(200);
	});

	it.each([
		["a password of 200 emoji", { email: "emoji@example.com", password: "🪐".repeat(200) }, "emoji@example.com"],
		["letters of its own before the at sign", { email: "Ötzi@example.com" }, "o\u0308tzi@example.com"],
		["a domain of its own letters", { email: "a@bücher.example" }, "a@xn--bcher-kva.EXAMPLE"],
		["that domain as browsers write it", { email: "b@xn--bcher-kva.example" }, "B@BÜCHER.example"],
	])("accepts every account that the sign-up accepts: %s", async (_, values, typed) => {
		expect((await createUser(test.app, values)).status).toBe(201);
		expect((await checkEmail(test.app, typed)).status).toBe(422);
		const browser = new RecruiterBrowser(test);
		const { password } = { ...NEW_USER, ...values };
		const answer = await browser.post("/auth/login", { email: typed, password });
		expect([answer.status, answer.location]).toEqual([303, "/companies"]);
	});

	it("leaves validation to the server, which counts like the sign-up", async () => {
		const browser = new RecruiterBrowser(test);
		for (const path of ["/auth/login", "/auth/forgot"]) {
			const { html } = await browser.visit(path);
			expect(html).toMatch(new RegExp(`<form method="post" action="${path}" novalidate>`));
			for (const [field] of html.matchAll(/<input[^>]*type="password"[^>]*>/g))
				expect(field).not.toContain("maxlength");
		}
		expect((await browser.post("/auth/forgot", { email: "Ötzi@bücher.example" })).status).toBe(200);
	});

	it("stores no usable token in the database", async () => {
		const browser = await signedIn(test, await addRecruiter(test));
		const [token = ""] = browser.cookies.values();
		const sessions = await test.deps.store.selectFrom("sessions").selectAll().execute();
		expect(JSON.stringify(sessions)).not.toContain(token);
	});

	it("answers alike for a wrong password and an unknown address, and keeps all input but the password", async () => {
		await addRecruiter(test, { email: "known@example.com", password: PASSWORD });
		const browser = new RecruiterBrowser(test);
		const answers = [];
		for (const email of ["known@example.com", "nobody@example.com"]) {
			const { status, html, text } = await browser.post("/auth/login", { email, password: "secret-guess" });
			expect(html).toContain(`value="${email}"`);
			expect(html).not.toContain("secret-guess");
			expect(html).toContain('<a href="#email">Email or password is wrong</a>');
			expect(html).toContain("<title>Error: Login | Astronaut</title>");
			answers.push([status, text]);
		}
		expect(answers[0]).toEqual(answers[1]);
		expect(answers[0]?.[0]).toBe(422);
		expect(browser.cookies.size).toBe(0);
	});

	it("reports missing input without a lookup", async () => {
		const { status, html } = await new RecruiterBrowser(test, "id").post("/auth/login", {});
		expect(status).toBe(422);
		expect(html).toContain('<a href="#email">Isi alamat email Anda</a>');
		expect(html).toContain('<a href="#password">Isi kata sandi Anda</a>');
	});

	it("allows ten attempts per account in a quarter of an hour, then none, even with the right password", async () => {
		await addRecruiter(test, { email: "guessed@example.com", password: PASSWORD });
		for (let tries = 0; tries < 9; tries += 1)
			expect(await test.deps.signIns.tryPassword({ client: "", account: "guessed@example.com" })).toBeNull();
		const browser = new RecruiterBrowser(test);
		expect((await browser.post("/auth/login", { email: "Guessed@example.com", password: "no" })).status).toBe(422);
		const refused = await browser.post("/auth/login", { email: "guessed@example.com", password: PASSWORD });
		expect(refused.status).toBe(429);
		expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(600);
		expect(refused.text).toContain("Too many attempts. Wait 15 minutes and try again.");
		expect(browser.cookies.size).toBe(0);
	});

	it.each([
		["/companies/2/dashboard?language=id", "/companies/2/dashboard?language=id"],
		["//evil.example/companies", "/companies"],
		["https://evil.example/companies", "/companies"],
		["/companies/../../auth/logout", "/companies"],
		["/companies.evil.example/", "/companies"],
	])("redirects from ?next=%s to %s", async (next, location) => {
		const browser = await signedIn(test, await addRecruiter(test));
		expect((await browser.visit(`/auth/login?${new URLSearchParams({ next })}`)).location).toBe(location);
	});

	it("carries the requested page through the form", async () => {
		const browser = new RecruiterBrowser(test);
		const { status, location } = await browser.visit("/companies/2/jobs/101?page=2");
		expect([status, location]).toEqual([303, "/auth/login?next=%2Fcompanies%2F2%2Fjobs%2F101%3Fpage%3D2"]);
		expect((await browser.visit(location ?? "")).html).toContain(
			'<input type="hidden" name="next" value="/companies/2/jobs/101?page=2" />',
		);
	});

	it("uses the language of the requested page", async () => {
		const browser = new RecruiterBrowser(test);
		const { location } = await browser.visit("/companies/2/dashboard?language=id");
		expect((await browser.visit(location ?? "")).html).toContain('<html lang="id">');
	});

	it("accepts forms from its own pages only", async () => {
		const browser = await signedIn(test, await addRecruiter(test));
		for (const origin of ["https://evil.example", "null", ""])
			expect((await browser.post("/auth/logout", {}, { origin })).status).toBe(403);
		expect((await browser.visit("/companies/2/dashboard")).status).toBe(200);
	});

	it("signs out only this browser", async () => {
		const user = await addRecruiter(test);
		const [here, there] = [await signedIn(test, user), await signedIn(test, user)];
		const [name = "", token = ""] = [...here.cookies][0] ?? [];
		const out = await here.post("/auth/logout");
		expect(out.location).toBe("/auth/login?note=out");
		// Nothing stays behind on a shared device.
		expect(out.headers.get("clear-site-data")).toBe('"cache", "storage"');
		expect(here.cookies.size).toBe(0);
		here.cookies.set(name, token);
		expect((await here.visit("/companies/2/dashboard")).status).toBe(303);
		expect((await there.visit("/companies/2/dashboard")).status).toBe(200);
		expect((await here.visit("/auth/login?note=out")).text).toContain("You're logged out.");
	});

	const sessionsLeft = (user: number) =>
		test.deps.store.selectFrom("sessions").selectAll().where("user_id", "=", user).execute();

	it("lasts for fourteen days of daily use, and expired sessions are deleted", async () => {
		const user = await addRecruiter(test);
		const browser = await signedIn(test, user);
		for (const day of [0.9, 1.8, 2.7, 3.6, 4.5, 5.4, 6.3, 7.2, 8.1, 9, 9.9, 10.8, 11.7, 12.6, 13.5, 13.9])
			await later(day * DAY_MS, async () => {
				expect([day, (await browser.visit("/companies/2/dashboard")).status]).toEqual([day, 200]);
			});
		await later(14.1 * DAY_MS, async () => {
			expect((await browser.visit("/companies/2/dashboard")).status).toBe(303);
			await deleteEnded(test.deps);
		});
		expect(await sessionsLeft(user)).toEqual([]);
	});

	it("ends after a day without use, and its row is deleted", async () => {
		const user = await addRecruiter(test);
		const browser = await signedIn(test, user);
		await later(0.99 * DAY_MS, async () => {
			expect((await browser.visit("/companies/2/dashboard")).status).toBe(200);
			await deleteEnded(test.deps);
		});
		await later(2 * DAY_MS, async () => {
			expect((await browser.visit("/companies/2/dashboard?page=2")).location).toBe(
				"/auth/login?next=%2Fcompanies%2F2%2Fdashboard%3Fpage%3D2",
			);
			expect(await sessionsLeft(user)).toHaveLength(1);
			await deleteEnded(test.deps);
		});
		expect(await sessionsLeft(user)).toEqual([]);
	});

	it("counts its use without a write for each request", async () => {
		const user = await addRecruiter(test);
		const browser = await signedIn(test, user);
		const [start] = await sessionsLeft(user);
		await browser.visit("/companies/2/dashboard");
		expect((await sessionsLeft(user))[0]?.last_used_at).toBe(start?.last_used_at);
		await later(HOUR_MS / 4, async () => void (await browser.visit("/companies/2/dashboard")));
		const [used] = await sessionsLeft(user);
		expect(Date.parse(used?.last_used_at ?? "") - Date.parse(start?.last_used_at ?? "")).toBeGreaterThan(HOUR_MS / 5);
	});

	it("mails a link for a new password, and answers alike for an unknown address", async () => {
		await addRecruiter(test, { email: "forgetful@example.com", password: PASSWORD });
		const browser = new RecruiterBrowser(test);
		const known = await browser.post("/auth/forgot", { email: "Forgetful@example.com" });
		const unknown = await browser.post("/auth/forgot", { email: "stranger@example.com" });
		expect([known.status, unknown.status]).toEqual([200, 200]);
		expect(unknown.text).toBe(known.text.replace("Forgetful@", "stranger@"));
		expect(await countMails("password")).toBe(1);
		expect((await browser.post("/auth/forgot", { email: "no address" })).status).toBe(422);
	});

	it("mails at most three links an hour to one address", async () => {
		await addRecruiter(test, { email: "busy@example.com", password: PASSWORD });
		const before = await countMails("password");
		const browser = new RecruiterBrowser(test);
		const statuses = [];
		for (let time = 0; time < 4; time += 1)
			statuses.push((await browser.post("/auth/forgot", { email: "busy@example.com" })).status);
		expect(statuses).toEqual([200, 200, 200, 429]);
		expect((await countMails("password")) - before).toBe(3);
	});
});
