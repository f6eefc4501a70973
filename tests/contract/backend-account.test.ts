import { createHash } from "node:crypto";
import { isPassword } from "@/backend/account/password";
import { findUserByEmail } from "@/backend/store/queries/users";
import { checkEmail, checkPassword, createUser, NEW_USER } from "../support/backend/accounts";
import { describeBackend } from "../support/backend/engines";
import { expectFits, send } from "../support/backend/requests";

const TAKEN = {
	en: "This email is already registered. Would you like to login?",
	id: "Email ini sudah terdaftar. Apakah Anda ingin masuk?",
};

describeBackend("accounts", (test) => {
	const companyOf = (userId: number) =>
		test.deps.store
			.selectFrom("companies")
			.innerJoin("memberships", "memberships.company_id", "companies.id")
			.selectAll("companies")
			.where("user_id", "=", userId)
			.executeTakeFirstOrThrow();

	const everything = async () => {
		const { store } = test.deps;
		const rows = await Promise.all(
			(["users", "companies", "memberships", "mail_links", "mails"] as const).map((table) =>
				store
					.selectFrom(table)
					.select(({ fn }) => fn.countAll<number>().as("rows"))
					.executeTakeFirstOrThrow(),
			),
		);
		return rows.map((row) => Number(row.rows));
	};

	it("are created with an unlisted company of their own", async () => {
		const answer = await createUser(test.app, { email: "Budi@Example.com", company_name: "Kopi Búdi & Söhne" });
		expectFits("createUser", answer);
		const user = await findUserByEmail(test.deps.store, "bUDI@example.com");
		expect(user).toMatchObject({
			id: answer.body.id,
			email: "Budi@Example.com",
			fullname: "Ana",
			phone: null,
			total_roles_description: "10 - 50",
			assist_description: NEW_USER.assist_description,
			language: "en",
			confirmed_at: null,
		});
		expect(await isPassword(NEW_USER.password, user?.password_hash, 10)).toBe(true);
		const company = await companyOf(Number(answer.body.id));
		expect(company).toMatchObject({ title: "Kopi Búdi & Söhne", slug: "kopi-budi-sohne", listed: 0 });
		expect(company.id).toBeGreaterThanOrEqual(1_000_000);
		const list = await send(test.app, "/public/companies/filter?q=kopi%20budi");
		expect(list.body.total).toBe(0);
		expect((await send(test.app, "/public/companies/kopi-budi-sohne")).body.unlisted).toBe(1);
		expect((await send(test.app, "/public/companies/kopi-nusantara")).body.unlisted).toBeUndefined();
	});

	it("give each company a unique slug, even if its name equals a route", async () => {
		const names = ["Angkasa", "ANGKASA!", "Angkasa 2", "Filter", "株式会社"];
		const slugs: string[] = [];
		for (const [index, company_name] of names.entries()) {
			const { body } = await createUser(test.app, { email: `slug${index}@example.com`, company_name });
			slugs.push((await companyOf(Number(body.id))).slug);
		}
		expect(slugs.slice(0, 4)).toEqual(["angkasa", "angkasa-2", "angkasa-2-2", "filter-2"]);
		expect(slugs[4]).toMatch(/^[0-9a-f]{6}$/);
	});

	it("report a taken address in the page's language, in any case", async () => {
		expect((await createUser(test.app, { email: "citra@example.com" })).status).toBe(201);
		const before = await everything();
		for (const language of ["en", "id"] as const) {
			const check = await checkEmail(test.app, "CITRA@example.com", { language });
			expect([check.status, check.body]).toEqual([422, { message: TAKEN[language] }]);
			const again = await createUser(test.app, { email: "citra@EXAMPLE.com" }, { language });
			expect([again.status, again.body]).toEqual([
				422,
				{ message: TAKEN[language], errors: { email: [TAKEN[language]] } },
			]);
		}
		expect(await everything()).toEqual(before);
	});

	it("report a free address", async () => {
		const answer = await checkEmail(test.app, "nobody@example.com");
		expectFits("checkEmail", answer);
		expect(answer.body).toEqual({ message: "new_email" });
	});

	it.each([
		["email", { email: "nobody" }],
		["password", { password: "12345" }],
		["company_name", { company_name: "x".repeat(66) }],
		["fullname", { fullname: "  " }],
		["fullname", { fullname: "Ana\nBcc: all@example.com" }],
		["company_name", { company_name: "Kopi\u2028Buy" }],
	])("require a valid %s", async (field, values) => {
		const { status, body } = await createUser(test.app, values);
		expect([status, Object.keys(body.errors as object)]).toEqual([422, [field]]);
		expect(JSON.stringify(body)).not.toContain("12345");
	});

	it.each([
		["en", "Many people use this password"],
		["id", "Kata sandi ini dipakai banyak orang"],
	] as const)("reject the most used passwords, in the page's language: %s", async (language, sentence) => {
		const before = await everything();
		const answer = await createUser(test.app, { password: "QwertyUiop" }, { language, key: `common-${language}` });
		expect(answer.status).toBe(422);
		expect(answer.body.errors).toEqual({ password: [expect.stringContaining(sentence)] });
		const check = await checkPassword(test.app, "QwertyUiop", { language });
		expectFits("checkPassword", check);
		expect(check.body).toEqual({ message: expect.stringContaining(sentence) });
		expect((await checkPassword(test.app, "correct horse", { language })).body).toEqual({ message: "" });
		expect(await everything()).toEqual(before);
	});

	it("are created once for simultaneous requests with one address", async () => {
		const emails = ["dewi@example.com", "Dewi@example.com", "DEWI@example.com"];
		const answers = await Promise.all(emails.map((email) => createUser(test.app, { email })));
		expect(answers.map(({ status }) => status).sort()).toEqual([201, 422, 422]);
		const refused = answers.find(({ status }) => status === 422);
		expect(refused?.body.errors).toEqual({ email: [TAKEN.en] });
	});

	it("are all created for simultaneous requests of different people", async () => {
		const emails = ["eka1@example.com", "eka2@example.com", "eka3@example.com"];
		const answers = await Promise.all(emails.map((email) => createUser(test.app, { email, company_name: "Eka" })));
		expect(new Set(answers.map(({ body }) => body.id)).size).toBe(3);
		const slugs = await Promise.all(answers.map(async ({ body }) => (await companyOf(Number(body.id))).slug));
		expect(slugs.sort()).toEqual(["eka", "eka-2", "eka-3"]);
	});

	it("are created once per Idempotency-Key, whose row contains no password", async () => {
		const values = { email: "fajar@example.com" };
		const first = await createUser(test.app, values, { key: "fajar-fajar" });
		const before = await everything();
		const again = await createUser(test.app, values, { key: "fajar-fajar" });
		expect([again.status, again.body.id]).toEqual([201, first.body.id]);
		expect(again.body.confirmation_token).not.toBe(first.body.confirmation_token);
		const other = await createUser(test.app, { ...values, password: "battery staple" }, { key: "fajar-fajar" });
		expect(other.status).toBe(422);
		expect(other.body.errors).toBeUndefined();
		expect((await createUser(test.app, { email: "g@example.com" }, { key: "fajar-fajar" })).status).toBe(422);
		expect(await everything()).toEqual(before);
		const { email, fullname, company_name, total_roles_description, assist_description } = { ...NEW_USER, ...values };
		const known = JSON.stringify({ email, fullname, company_name, total_roles_description, assist_description });
		const { fingerprint } = await test.deps.store
			.selectFrom("idempotency_keys")
			.select("fingerprint")
			.where("call", "=", "account")
			.executeTakeFirstOrThrow();
		expect(fingerprint).toBe(createHash("sha256").update(known).digest("hex"));
	});

	it("can switch to an existing company", async () => {
		const answer = await send(test.app, "/companies/1/switch", { method: "POST" });
		expectFits("switchCompany", answer);
		expect(answer.body).toEqual({ id: 1 });
		expect((await send(test.app, "/companies/999999/switch", { method: "POST" })).status).toBe(404);
		expect((await send(test.app, "/companies/kopi/switch", { method: "POST" })).status).toBe(404);
	});
});
