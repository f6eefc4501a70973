import { tokenHash } from "@/backend/account/tokens";
import { describeBackend } from "../support/backend/engines";
import { addRecruiter, RecruiterBrowser, signedIn } from "../support/backend/recruiter";

const PASSWORD = "correct horse";
const AGENTS = {
	laptop:
		"Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36",
	phone:
		"Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1",
};

describeBackend("the account page", (test) => {
	async function login(email: string, password = PASSWORD, agent: keyof typeof AGENTS = "laptop", language = "en") {
		const browser = new RecruiterBrowser(test, language);
		const answer = await browser.post("/auth/login", { email, password }, { "user-agent": AGENTS[agent] });
		return Object.assign(browser, { status: answer.status });
	}

	const isIn = async (browser: RecruiterBrowser) => (await browser.visit("/account")).status === 200;

	const newAccount = async (email: string) => {
		await addRecruiter(test, { email, password: PASSWORD });
		return email;
	};

	it("is linked from all pages of a recruiter, and requires a sign-in", async () => {
		const browser = await signedIn(test, await addRecruiter(test));
		expect((await browser.visit("/companies/2/dashboard")).html).toContain('href="/account"');
		const stranger = new RecruiterBrowser(test);
		expect((await stranger.visit("/account")).location).toBe("/auth/login?next=%2Faccount");
		expect((await stranger.post("/account", { current: "x", password: "battery staple" })).status).toBe(303);
		const back = await browser.visit("/auth/login?next=%2Faccount%3Flanguage%3Did");
		expect(back.location).toBe("/account?language=id");
		expect((await browser.visit("/auth/login?next=%2Faccounts")).location).toBe("/companies");
	});

	it("changes the password, signs out all other devices, and mails a notice", async () => {
		await test.deps.tasks.close();
		const email = await newAccount("change@example.com");
		const [here, there] = [await login(email), await login(email)];
		const before = new Map(here.cookies);
		const done = await here.post("/account", { current: PASSWORD, password: "battery staple" });
		expect([done.status, done.location]).toEqual([303, "/account?note=password"]);
		expect((await here.visit("/account?note=password")).text).toContain("Your new password is set");
		expect(await isIn(there)).toBe(false);
		for (const [name, value] of before) expect(here.cookies.get(name)).not.toBe(value);
		expect((await login(email)).status).toBe(422);
		expect((await login(email, "battery staple")).status).toBe(303);
		const mail = await test.deps.store
			.selectFrom("mails")
			.selectAll()
			.where("recipient", "=", email)
			.executeTakeFirstOrThrow();
		expect(mail.subject).toBe("Your password was changed");
		expect(mail.body).toContain("http://backend.test/auth/forgot?language=en");
		expect(mail.body).not.toContain("battery");
	}, 30_000);

	it.each([
		["a missing current password", { password: "battery staple" }, "Enter your current password"],
		["a wrong one", { current: "not this", password: "battery staple" }, "This isn't your current password"],
		["a short new one", { current: PASSWORD, password: "12345" }, "at least 6 characters"],
		["a new one that many use", { current: PASSWORD, password: "Sunshine" }, "Many people use this password"],
	])("rejects %s at its field, and changes nothing", async (_, values, sentence) => {
		const email = await newAccount(`${sentence.length}@example.com`);
		const browser = await login(email);
		const answer = await browser.post("/account", values);
		expect([answer.status, answer.text]).toEqual([422, expect.stringContaining(sentence)]);
		expect(answer.html).toMatch(/id="(?:current|password)-problem"/);
		expect(answer.html).not.toContain("battery");
		expect((await login(email)).status).toBe(303);
	});

	it("allows ten wrong current passwords in a quarter of an hour", async () => {
		const browser = await login(await newAccount("hijacked@example.com"));
		const statuses = [];
		for (let time = 0; time < 11; time += 1)
			statuses.push((await browser.post("/account", { current: "a guess", password: "battery staple" })).status);
		expect(statuses).toEqual([...Array(10).fill(422), 429]);
	}, 30_000);

	it("changes the password once for two simultaneous changes", async () => {
		const email = await newAccount("race@example.com");
		const browsers = [await login(email), await login(email)];
		const answers = await Promise.all(
			browsers.map((browser, index) => browser.post("/account", { current: PASSWORD, password: `battery ${index}` })),
		);
		expect(answers.filter(({ location }) => location === "/account?note=password")).toHaveLength(1);
	});

	it.each([
		["en", "Chrome on Windows", "Safari on iOS", "This device"],
		["id", "Chrome di Windows", "Safari di iOS", "Perangkat ini"],
	])("lists the devices, this one first: %s", async (language, laptop, phone, thisOne) => {
		const email = await newAccount(`devices-${language}@example.com`);
		const here = await login(email, PASSWORD, "laptop", language);
		await login(email, PASSWORD, "phone");
		const { html, text } = await here.visit(`/account?language=${language}`);
		expect(html.match(/<h3>/g)).toHaveLength(2);
		expect(text.indexOf(laptop)).toBeGreaterThan(0);
		expect(text.indexOf(phone)).toBeGreaterThan(text.indexOf(thisOne));
		expect(text.indexOf(thisOne)).toBeGreaterThan(text.indexOf(laptop));
		const rows = await test.deps.store.selectFrom("sessions").selectAll().execute();
		expect(JSON.stringify(rows)).not.toContain("Mozilla");
	});

	it("shows a user agent as text", async () => {
		const email = await newAccount("markup@example.com");
		const browser = new RecruiterBrowser(test);
		const agent = "<b>Browser</b>/1.0 (none)";
		await browser.post("/auth/login", { email, password: PASSWORD }, { "user-agent": agent });
		expect((await browser.visit("/account")).html).not.toContain("<b>");
	});

	it("ends one device or all others, and never another account's", async () => {
		const email = await newAccount("many@example.com");
		const here = await login(email);
		const [first, second, third] = [await login(email), await login(email), await login(email)];
		const foreign = await login(await newAccount("foreign@example.com"));
		const sessionOf = (browser: RecruiterBrowser) => tokenHash(browser.cookies.get("session-main") ?? "");
		const end = (browser: RecruiterBrowser) => here.post("/account/sessions", { session: sessionOf(browser) });
		expect((await here.visit("/account")).html).toContain(`value="${sessionOf(first)}"`);
		expect((await end(first)).location).toBe("/account?note=ended");
		await end(foreign);
		expect(await Promise.all([first, second, foreign, here].map(isIn))).toEqual([false, true, true, true]);
		expect((await here.post("/account/sessions", { others: "1" })).location).toBe("/account?note=others");
		expect(await Promise.all([second, third, foreign, here].map(isIn))).toEqual([false, false, true, true]);
		expect((await here.visit("/account?note=others")).html).not.toContain('action="/account/sessions"');
	});

	it("accepts its forms from its own pages only", async () => {
		const email = await newAccount("csrf@example.com");
		const browser = await login(email);
		for (const path of ["/account", "/account/sessions"])
			for (const origin of ["https://evil.example", "null", ""]) {
				const values = { current: PASSWORD, password: "battery staple", others: "1" };
				expect((await browser.post(path, values, { origin })).status).toBe(403);
			}
		expect((await login(email)).status).toBe(303);
	});
});
