import { jsonAnswer, type Respond } from "../support/hosts/stub-host";
import { PlainBrowser, sentBy, signUpHandlers, wayOf } from "../support/people/sign-up-forms";
import { type ApiProxy, openApiProxy } from "../support/sites/api-proxy";

const PASSWORD = "correct horse battery";
const ACCOUNT = { email: "ana@example.com", fullname: "Suharto", password: PASSWORD, company_name: "Kopi" };
const NEEDS = { total_roles_description: "10 - 50", assist_description: "Screening baristas" };
const SHORT = { ...ACCOUNT, phone: "+62 812 3456", assist_description: "Baristas" };

/** A host that knows no address yet, and answers as given about a password. */
const onPassword =
	(answer: Respond): Respond =>
	(response, seen) =>
		seen.url === "/users/check-password"
			? answer(response, seen)
			: jsonAnswer(200, { message: "new_email" })(response, seen);

/** A host that knows no address yet and makes every account. */
const willing: Respond = (response, seen) =>
	seen.url === "/users"
		? jsonAnswer(201, { id: "7" })(response, seen)
		: onPassword(jsonAnswer(200, { message: "" }))(response, seen);

type Handlers = Awaited<ReturnType<typeof signUpHandlers>>;

let proxy: ApiProxy;
let browser: PlainBrowser;
let postAccount: Handlers["postAccount"];
let postNeeds: Handlers["postNeeds"];
let postShort: Handlers["postShort"];
let postAgain: Handlers["postAgain"];
let postAddress: Handlers["postAddress"];
let readSignUp: Handlers["readSignUp"];

beforeAll(async () => {
	proxy = await openApiProxy({ IDEMPOTENCY_KEYS: "honoured" });
	({ postAccount, postNeeds, postShort, postAgain, postAddress, readSignUp } = await signUpHandlers());
});
beforeEach(() => {
	proxy.reset();
	proxy.host.respond = willing;
	browser = new PlainBrowser();
});
afterAll(() => proxy.close());
afterEach(() => jest.useRealTimers());

const state = () => readSignUp((name) => browser.value(name));
const urls = () => proxy.calls().map(({ url }) => url);

describe("the first step without script", () => {
	it("asks the host only about the address and the password, and continues", async () => {
		expect(wayOf(await browser.post(postAccount, ACCOUNT, { locale: "id" }))).toEqual([303, "/id/register/step/2"]);
		expect(urls()).toEqual(["/users/check-email", "/users/check-password"]);
		expect(proxy.calls().map(sentBy)).toEqual([{ email: ACCOUNT.email }, { password: PASSWORD }]);
		expect(await state()).toMatchObject({ values: ACCOUNT, problems: {} });
	});

	it("returns with the host's words about a password, and drops that password", async () => {
		proxy.host.respond = onPassword(jsonAnswer(200, { message: "Too easy." }));
		expect(wayOf(await browser.post(postAccount, ACCOUNT))).toEqual([303, "/register/step/1"]);
		expect(await state()).toMatchObject({ refusals: { password: "Too easy." }, values: { ...ACCOUNT, password: "" } });
	});

	it.each<[string, Respond]>([
		["lacks the call", jsonAnswer(404, {})],
		["fails", jsonAnswer(500, {})],
		["breaks the connection", (response) => response.destroy()],
	])("continues if the host %s that checks passwords", async (_, answer) => {
		proxy.host.respond = onPassword(answer);
		expect(wayOf(await browser.post(postAccount, ACCOUNT))).toEqual([303, "/register/step/2"]);
	});

	it.each([
		["a blank form", {}, { email: "emailBlank", fullname: "fullnameBlank", password: "passwordBlank" }],
		["a short password", { ...ACCOUNT, password: "12345" }, { password: "passwordShort" }],
		["a long company", { ...ACCOUNT, company_name: "x".repeat(66) }, { company_name: "companyLong" }],
		["no email address", { ...ACCOUNT, email: "ana@example" }, { email: "emailInvalid" }],
	])("returns with its errors, without calling a host: %s", async (_, fields, problems) => {
		expect(wayOf(await browser.post(postAccount, fields))).toEqual([303, "/register/step/1"]);
		expect(await state()).toMatchObject({ problems, values: { ...fields, password: "" } });
		expect(proxy.calls()).toEqual([]);
	});

	it.each([
		["a taken address", 422, { message: "taken" }, undefined],
		["a host that is busy", 429, {}, "tooMany"],
		["a failing host", 500, {}, "notChecked"],
		["an answer of another kind", 200, { message: "what?" }, "notChecked"],
	])("treats everything but a new address as registered, with the reason: %s", async (_, status, body, notice) => {
		proxy.host.respond = jsonAnswer(status, body);
		expect(wayOf(await browser.post(postAccount, ACCOUNT))).toEqual([303, "/register/step/1"]);
		const values = { ...ACCOUNT, password: "" };
		expect({ notice: undefined, ...(await state()) }).toMatchObject({
			notice,
			values,
			problems: { email: "emailTaken" },
		});
	});

	it("keeps the previous password if the field is empty", async () => {
		await browser.post(postAccount, ACCOUNT);
		await browser.post(postNeeds, { ...NEEDS, previous: "" });
		await browser.post(postAccount, { ...ACCOUNT, password: "", fullname: "Ana" });
		expect(await state()).toMatchObject({ values: { ...ACCOUNT, ...NEEDS, fullname: "Ana" } });
	});

	it("reports a trapped submission, and keeps the input", async () => {
		await browser.post(postAccount, { ...ACCOUNT, website: "https://spam.example" });
		expect(await state()).toMatchObject({ notice: "automatic", values: { email: ACCOUNT.email } });
		expect(proxy.calls()).toEqual([]);
	});
});

describe("a password that the host refuses, without script", () => {
	it("is dropped, so that an empty field doesn't send it again", async () => {
		await browser.post(postAccount, ACCOUNT);
		proxy.host.respond = jsonAnswer(422, { errors: { password: ["Many people use it."] } });
		expect(wayOf(await browser.post(postNeeds, NEEDS))).toEqual([303, "/register/step/1"]);
		const refusals = { password: "Many people use it." };
		expect(await state()).toMatchObject({ refusals, values: { ...ACCOUNT, ...NEEDS, password: "" } });
	});
});

describe("the second step without script", () => {
	beforeEach(async () => {
		await browser.post(postAccount, ACCOUNT);
		proxy.host.seen.length = 0;
	});

	it("creates the account and keeps only its address", async () => {
		expect(wayOf(await browser.post(postNeeds, NEEDS, { locale: "id" }))).toEqual([303, "/id/register/step/3"]);
		expect(sentBy(proxy.calls()[0])).toEqual({ ...ACCOUNT, ...NEEDS });
		expect(proxy.calls()[0]?.headers["accept-language"]).toBe("id");
		expect(await state()).toEqual({ form: "wizard", made: true, email: ACCOUNT.email });
	});

	it("sends a repeated form under the same key, another form under another", async () => {
		const twin = new PlainBrowser();
		for (const name of ["sign_up_0", "sign_up_1"]) twin.set(name, browser.value(name) ?? "");
		const third = new PlainBrowser();
		third.set("sign_up_0", browser.value("sign_up_0") ?? "");
		await Promise.all([browser.post(postNeeds, NEEDS), twin.post(postNeeds, NEEDS)]);
		await third.post(postNeeds, { ...NEEDS, assist_description: "Something else" });
		const [one, two, other] = proxy.calls().map(({ headers }) => headers["idempotency-key"]);
		expect(one).toMatch(/^[\w-]{43}$/);
		expect(two).toBe(one);
		expect(other).not.toBe(one);
	});

	it("waits for the first post's response if the second one arrives meanwhile", async () => {
		const answers = [jsonAnswer(409, { message: "running" }), jsonAnswer(201, { id: "7" })];
		proxy.host.respond = (response, seen) => (answers.shift() ?? willing)(response, seen);
		expect(wayOf(await browser.post(postNeeds, NEEDS))).toEqual([303, "/register/step/3"]);
		expect(urls()).toEqual(["/users", "/users"]);
	});

	it.each([
		["the address is taken", 422, { errors: { email: ["taken"] } }, "1", { problems: { email: "emailTaken" } }],
		["a name is refused", 422, { errors: { fullname: ["<b>No.</b>"] } }, "1", { refusals: { fullname: "No." } }],
		["the text is refused", 422, { errors: { assist_description: ["No."] } }, "2", {}],
		["it says nothing", 422, {}, "2", { notice: "refused" }],
		["it is busy", 429, {}, "2", { notice: "tooMany" }],
		["it fails", 500, {}, "2", { notice: "noAnswer" }],
	])("returns with all input if the host rejects it: %s", async (_, status, body, step, expected) => {
		proxy.host.respond = jsonAnswer(status, body);
		expect(wayOf(await browser.post(postNeeds, NEEDS))).toEqual([303, `/register/step/${step}`]);
		expect(await state()).toMatchObject({ ...expected, values: { ...ACCOUNT, ...NEEDS } });
	});

	it("returns with its errors before any host is called", async () => {
		expect(wayOf(await browser.post(postNeeds, {}))).toEqual([303, "/register/step/2"]);
		expect(await state()).toMatchObject({
			problems: { total_roles_description: "rolesMissing", assist_description: "descriptionBlank" },
		});
		expect(proxy.calls()).toEqual([]);
	});

	it("returns to the first step with all input", async () => {
		const answer = await browser.post(postNeeds, { assist_description: "half a", previous: "" });
		expect(wayOf(answer)).toEqual([303, "/register/step/1"]);
		expect(await state()).toMatchObject({ values: { ...ACCOUNT, assist_description: "half a" }, problems: {} });
	});

	it("reports a trapped submission, by the proxy's own verdict", async () => {
		await browser.post(postNeeds, { ...NEEDS, website: "spam" });
		expect(await state()).toMatchObject({ notice: "automatic", values: NEEDS });
		expect(proxy.calls()).toEqual([]);
	});

	it.each([
		["is cut", (text: string) => text.slice(0, -4)],
		["is changed", (text: string) => text.replace(/.(?=.{20}$)/, (letter) => (letter === "A" ? "B" : "A"))],
		["is another's", () => "eyJhbGciOiJkaXIiLCJlbmMiOiJBMjU2R0NNIn0..AAAA.AAAA.AAAA"],
		["names no encryption", () => "eyJhbGciOiJub25lIn0.e30."],
	])("starts over if the cookie %s, with this step's text", async (_, change) => {
		browser.set("sign_up_0", change(browser.value("sign_up_0") ?? ""));
		expect(wayOf(await browser.post(postNeeds, NEEDS))).toEqual([303, "/register/step/1"]);
		expect(await state()).toMatchObject({ notice: "expired", values: { ...NEEDS, email: "", password: "" } });
		expect(proxy.calls()).toEqual([]);
	});

	it("starts over after half an hour, with this step's text", async () => {
		jest.useFakeTimers({ now: Date.now() + 30 * 60_000, doNotFake: ["nextTick", "setImmediate", "queueMicrotask"] });
		expect(wayOf(await browser.post(postNeeds, NEEDS))).toEqual([303, "/register/step/1"]);
		expect(await state()).toMatchObject({ notice: "expired", values: NEEDS });
	});
});

describe("the short form without script", () => {
	it("creates the account from its six fields", async () => {
		expect(wayOf(await browser.post(postShort, { ...SHORT, total_roles_description: "10 - 50" }))).toEqual([
			303,
			"/register/step/3",
		]);
		expect(sentBy(proxy.calls()[0])).toEqual({ ...SHORT, phone: "+62 812 3456" });
	});

	it("returns with its errors, without its password", async () => {
		expect(wayOf(await browser.post(postShort, { ...SHORT, phone: "none" }, { locale: "id" }))).toEqual([
			303,
			"/id/register/short",
		]);
		expect(await state()).toMatchObject({
			form: "short",
			problems: { phone: "phoneInvalid" },
			values: { ...SHORT, phone: "none", password: "" },
		});
	});
});

describe("the confirmation's mail without script", () => {
	const TOKEN = "t".repeat(43);
	const WELCOME = "/register/step/3";

	/** Signs up, then has the host answer with a status and a body. */
	async function signUp(status: number, body: object = {}) {
		proxy.host.respond = (response, seen) =>
			seen.url === "/users"
				? jsonAnswer(201, { id: "7", confirmation_token: TOKEN })(response, seen)
				: jsonAnswer(seen.url === "/users/check-email" ? 200 : status, {
						...(seen.url === "/users/check-email" ? { message: "new_email" } : body),
					})(response, seen);
		await browser.post(postAccount, ACCOUNT);
		await browser.post(postNeeds, NEEDS);
		proxy.host.seen.length = 0;
	}

	it("is sent again with the token of this browser's sign-up", async () => {
		await signUp(204);
		const answer = await browser.post(postAgain, {}, { locale: "id" });
		expect(wayOf(answer)).toEqual([303, `/id${WELCOME}#confirmation-mail`]);
		expect(urls()).toEqual(["/users/confirmation-mail"]);
		expect(sentBy(proxy.calls()[0])).toEqual({ confirmation_token: TOKEN });
		expect(await state()).toMatchObject({ token: TOKEN, asked: { wish: "again", outcome: { kind: "sent" } } });
		expect(browser.cookie).not.toContain(TOKEN);
	});

	it("is sent to another address, which the welcome then shows", async () => {
		await signUp(204);
		await browser.post(postAddress, { email: " budi@example.com " });
		expect(sentBy(proxy.calls()[0])).toEqual({ confirmation_token: TOKEN, email: "budi@example.com" });
		expect(await state()).toMatchObject({ email: "budi@example.com", asked: { outcome: { kind: "sent" } } });
	});

	it("is not sent to anything but an address, which stays in its field", async () => {
		await signUp(204);
		expect(wayOf(await browser.post(postAddress, { email: "nobody" }))).toEqual([303, `${WELCOME}#confirmation-email`]);
		expect(proxy.calls()).toEqual([]);
		const result = { wish: "change", outcome: { kind: "refused", text: "emailInvalid" }, email: "nobody" };
		expect(await state()).toMatchObject({ email: ACCOUNT.email, asked: result });
	});

	it.each([
		[404, "missing"],
		[405, "missing"],
		[501, "missing"],
		[409, "confirmed"],
		[410, "ended"],
		[429, "tooMany"],
		[500, "failed"],
	])("depends on the host: %i is %s", async (status, kind) => {
		await signUp(status);
		await browser.post(postAgain, {});
		expect(await state()).toMatchObject({ email: ACCOUNT.email, asked: { outcome: { kind } } });
		const shown = await state();
		expect(shown?.made && shown.token).toBe(kind === "missing" ? undefined : TOKEN);
	});

	it("is not requested by a browser that didn't sign up, or whose host gave no token", async () => {
		expect(wayOf(await browser.post(postAgain, {}))).toEqual([303, "/register"]);
		await browser.post(postAccount, ACCOUNT);
		expect(wayOf(await browser.post(postAddress, { email: "budi@example.com" }))).toEqual([303, "/register"]);
		await browser.post(postNeeds, NEEDS);
		proxy.host.seen.length = 0;
		for (const handler of [postAgain, postAddress])
			expect(wayOf(await browser.post(handler, { email: "budi@example.com" }))).toEqual([303, WELCOME]);
		expect(proxy.calls()).toEqual([]);
	});
});

describe("the cookie of the sign-up", () => {
	it("is limited to these pages, hidden from scripts, and encrypted", async () => {
		const answer = await browser.post(postAccount, ACCOUNT);
		const lines = answer.headers.getSetCookie();
		const paths = lines.map((line) =>
			/; Path=(\S+); Max-Age=(?:1800|0); HttpOnly; SameSite=Strict; Secure$/.exec(line),
		);
		expect(paths.map((found) => found?.[1])).toEqual(["/register", "/id/register", "/register", "/id/register"]);
		expect(Buffer.from(browser.cookie, "base64url").toString()).not.toMatch(/horse|ana@|Suharto/);
		expect(browser.cookie).not.toMatch(/horse|ana@|Suharto/);
	});

	it("keeps a text of 5,000 characters whole, and says so if one is too long for cookies", async () => {
		const sentences = Array.from(
			{ length: 200 },
			(_, index) => `We hire ${index * 37} people for ${index % 13} shops.\r\n`,
		);
		const text = sentences.join("").slice(0, 5_000);
		await browser.post(postAccount, ACCOUNT);
		await browser.post(postNeeds, { assist_description: text });
		const persisted = await state();
		expect(persisted).toMatchObject({ isCut: false, values: { assist_description: text.replace(/\r\n/g, "\n") } });
		const noise = Array.from({ length: 5_000 }, (_, index) =>
			String.fromCodePoint(0x4e00 + ((index * 7_919 + index ** 3) % 20_000)),
		).join("");
		const answer = await browser.post(postNeeds, { assist_description: noise });
		for (const line of answer.headers.getSetCookie()) expect(line.length).toBeLessThan(4_096);
		expect(browser.cookie.length).toBeLessThan(8_000);
		const cut = await state();
		const left = cut && !cut.made ? cut.values.assist_description : "";
		expect(cut).toMatchObject({ isCut: true, values: ACCOUNT });
		expect(noise.startsWith(left) && left.length > 2_000).toBe(true);
	});
});

describe("a posted form", () => {
	it.each([
		["from another site", { origin: "https://evil.example", "sec-fetch-site": "cross-site" }, 403],
		["from another site of the domain", { origin: "https://a.example.com", "sec-fetch-site": "same-site" }, 403],
		["from nowhere", { origin: "null", "sec-fetch-site": "" }, 403],
		["as JSON", { "content-type": "application/json" }, 415],
		["as multipart", { "content-type": "multipart/form-data; boundary=x" }, 415],
		["compressed", { "content-encoding": "gzip" }, 415],
		["without a length", { "content-length": "" }, 400],
		["that is far too large", { "content-length": "300001" }, 413],
	])("%s is rejected and stores nothing", async (_, headers, status) => {
		for (const handler of [postAccount, postNeeds, postShort, postAgain, postAddress]) {
			const answer = await browser.post(handler, { ...SHORT, ...NEEDS }, { headers });
			expect(answer.status).toBe(status);
			expect(answer.headers.getSetCookie()).toEqual([]);
		}
		expect(proxy.calls()).toEqual([]);
	});
});
