import { linkIn, mailsTo } from "../support/backend/outbox";
import { type Site, startSite } from "../support/sites/site";

/** Passwords that a log can't contain by chance, one for each way in which they arrive. */
const PASSWORDS = {
	signedUp: "chosen-7f3a é&=",
	short: "posted-91bc é&=",
	refused: "short-5d20 é&=",
	broken: "halved-c4e8",
	wrong: "guessed-2b6d é&=",
	changed: "renewed-e815 é&=",
};

/** The forms of a text in a log line. */
const writings = (text: string) => [
	text,
	JSON.stringify(text).slice(1, -1),
	encodeURIComponent(text),
	new URLSearchParams({ text }).toString().slice("text=".length),
	Buffer.from(text).toString("base64"),
	Buffer.from(text).toString("hex"),
];

const EMAIL = "logs@example.com";

const USER = {
	email: EMAIL,
	fullname: "Ana",
	company_name: "Angkasa",
	total_roles_description: "10 - 50",
	assist_description: "Baristas.",
	website: "",
	waited_ms: 9_000,
};

let site: Site;

beforeAll(async () => {
	site = await startSite({ LOG_LEVEL: "debug" });
}, 120_000);
afterAll(() => site.stop());

const postJson = (body: string) =>
	fetch(`${site.origin}/api/users`, {
		method: "POST",
		body,
		headers: { origin: site.origin, "sec-fetch-site": "same-origin", "content-type": "application/json" },
	});

const postForm = (origin: string, path: string, values: Record<string, string>) =>
	fetch(origin + path, {
		method: "POST",
		body: new URLSearchParams(values),
		headers: { origin, "sec-fetch-site": "same-origin" },
		redirect: "manual",
	});

const login = (password: string) => postForm(site.backend, "/auth/login", { email: EMAIL, password });

it("no password is in the logs of the site or of the backend, whatever happened to it", async () => {
	const { signedUp, short, refused, broken, wrong, changed } = PASSWORDS;
	const statuses = [
		await postJson(JSON.stringify({ ...USER, password: signedUp })),
		await postJson(JSON.stringify({ ...USER, password: refused, email: "none" })),
		await postJson(`{"password":"${broken}`),
		await postForm(site.origin, "/register/create", { email: "none", password: short }),
		await postForm(site.origin, "/register/check", { email: "other@example.com", password: short }),
		await login(wrong),
		await login(signedUp),
		await postForm(site.backend, "/auth/forgot", { email: EMAIL }),
	].map(({ status }) => status);
	expect(statuses).toEqual([201, 422, 400, 303, 303, 422, 303, 200]);
	const [, mail] = await mailsTo(site.dataDir, EMAIL, 2);
	const token = new URL(mail ? linkIn(mail) : "").searchParams.get("token") ?? "";
	expect((await postForm(site.backend, "/auth/reset", { token, password: "12345" })).status).toBe(422);
	expect((await postForm(site.backend, "/auth/reset", { token, password: changed })).status).toBe(303);
	await site.stop();

	const logged = site.output();
	for (const expected of ["/api/users", "/register/create", '"service":"backend"']) expect(logged).toContain(expected);
	const found = Object.values(PASSWORDS)
		.flatMap(writings)
		.filter((text) => logged.includes(text));
	expect(found).toEqual([]);
	expect(logged).not.toContain(token);
}, 120_000);
