import { signInLimits } from "@/backend/account/session-limits";
import type { Deps } from "@/backend/deps";
import { createApp } from "@/backend/region/app";
import { findUserById } from "@/backend/store/queries/users";
import { createUser } from "../support/backend/accounts";
import { describeBackend } from "../support/backend/engines";
import { linkIn, mailsTo } from "../support/backend/outbox";
import { addRecruiter, RecruiterBrowser, signedIn } from "../support/backend/recruiter";
import { expectFits, send } from "../support/backend/requests";

const DAY_MS = 86_400_000;

describeBackend("an account whose address isn't confirmed", (test) => {
	const post = (path: string, values: object, { app = test.app, language = "en" } = {}) =>
		send(app, path, {
			method: "POST",
			headers: { "content-type": "application/json", "accept-language": language },
			body: JSON.stringify(values),
		});

	const resend = (token: string, app = test.app) =>
		post("/users/confirmation-mail", { confirmation_token: token }, { app });

	const change = (token: string, email: string, language = "en") =>
		post("/users/email", { confirmation_token: token, email }, { language });

	async function signUp(email: string) {
		const { body } = await createUser(test.app, { email, company_name: `Company of ${email}` });
		return { id: Number(body.id), token: String(body.confirmation_token) };
	}

	const visit = (link: string) => {
		const { pathname, search } = new URL(link);
		return new RecruiterBrowser(test).visit(pathname + search);
	};

	beforeEach(() => {
		test.deps.signIns = signInLimits();
	});

	it("gets the mail again, for the browser that signed up, and a few times only", async () => {
		const { token } = await signUp("again@example.com");
		const statuses = [];
		for (let time = 0; time < 4; time += 1) statuses.push((await resend(token)).status);
		expect(statuses).toEqual([204, 204, 204, 429]);
		const mails = await mailsTo(test.dataDir, "again@example.com", 4);
		for (const mail of mails) expect((await visit(linkIn(mail))).text).toContain("Confirm your email");
	});

	it("moves to another address: the new link works, the old one ends, and the old address is forgotten", async () => {
		const { id, token } = await signUp("wrnog@example.com");
		const [first] = await mailsTo(test.dataDir, "wrnog@example.com");
		const stranger = await signedIn(test, id);
		const answer = await change(token, " Wrong@example.com ");
		expectFits("changeEmail", answer);
		expect(answer.status).toBe(204);
		const user = await findUserById(test.deps.store, id);
		expect(user).toMatchObject({ email: "Wrong@example.com", email_key: "wrong@example.com", confirmed_at: null });
		const company = await test.deps.store
			.selectFrom("companies")
			.innerJoin("memberships", "memberships.company_id", "companies.id")
			.select("contact_email")
			.where("user_id", "=", id)
			.executeTakeFirstOrThrow();
		expect(company.contact_email).toBe("Wrong@example.com");
		const old = await visit(linkIn(first));
		expect([old.status, old.text]).toEqual([410, expect.stringContaining("The address of this account has changed")]);
		const [second] = await mailsTo(test.dataDir, "Wrong@example.com");
		expect((await visit(linkIn(second))).text).toContain("Confirm your email");
		const toOld = test.deps.store.selectFrom("mails").select("id").where("recipient", "=", "wrnog@example.com");
		expect(await toOld.execute()).toEqual([]);
		expect((await stranger.visit("/account")).status).toBe(303);
		expect((await createUser(test.app, { email: "wrnog@example.com" })).status).toBe(201);
	});

	it.each(["en", "id"])("reveals another account with the new address to its owner only: %s", async (language) => {
		const [own, owned] = [`own-${language}@example.com`, `owned-${language}@example.com`];
		await addRecruiter(test, { email: owned });
		const { id, token } = await signUp(own);
		const [first] = await mailsTo(test.dataDir, own);
		const started = performance.now();
		const taken = await change(token, owned.toUpperCase(), language);
		expect(performance.now() - started).toBeGreaterThan(245);
		const free = await change(token, `free-${language}@example.com`, language);
		expect([taken.status, taken.body]).toEqual([free.status, free.body]);
		const [mail] = await mailsTo(test.dataDir, owned);
		expect(mail.headers.get("subject")).toBe(
			language === "en" ? "You already have an Astronaut account" : "Anda sudah punya akun Astronaut",
		);
		expect(linkIn(mail)).toBe(`http://backend.test/auth/login?language=${language}`);
		expect((await visit(linkIn(first))).status).toBe(410);
		expect((await findUserById(test.deps.store, id))?.email).toBe(`free-${language}@example.com`);
	});

	it("accepts an email address only", async () => {
		const { token } = await signUp("valid@example.com");
		const { status, body } = await change(token, "nobody");
		expect([status, Object.keys(body.errors as object)]).toEqual([422, ["email"]]);
	});

	it("is out of reach with an unknown, replaced or expired token", async () => {
		const values = { email: "bound@example.com" };
		const first = await createUser(test.app, values, { key: "bound-bound" });
		const again = await createUser(test.app, values, { key: "bound-bound" });
		const late: Deps = { ...test.deps, now: () => new Date(Date.now() + DAY_MS) };
		expect((await resend("T".repeat(43))).status).toBe(410);
		expect((await resend(String(first.body.confirmation_token))).status).toBe(410);
		expect((await resend(String(again.body.confirmation_token), createApp(late))).status).toBe(410);
		expect((await resend(String(again.body.confirmation_token))).status).toBe(204);
		const rows = await test.deps.store.selectFrom("mail_links").selectAll().execute();
		expect(JSON.stringify(rows)).not.toContain(again.body.confirmation_token);
	});

	it("keeps its address once it is confirmed", async () => {
		const { id, token } = await signUp("done@example.com");
		await test.deps.store
			.updateTable("users")
			.set({ confirmed_at: new Date().toISOString() })
			.where("id", "=", id)
			.execute();
		expect([(await resend(token)).status, (await change(token, "else@example.com")).status]).toEqual([409, 409]);
		expect((await findUserById(test.deps.store, id))?.email).toBe("done@example.com");
	});

	it("gets a new address once for two accounts that want it simultaneously", async () => {
		const made = [await signUp("one@example.com"), await signUp("two@example.com")];
		const answers = await Promise.all(made.map(({ token }) => change(token, "both@example.com")));
		expect(answers.map(({ status }) => status)).toEqual([204, 204]);
		const users = await Promise.all(made.map(({ id }) => findUserById(test.deps.store, id)));
		expect(users.filter((user) => user?.email === "both@example.com")).toHaveLength(1);
	});
});
