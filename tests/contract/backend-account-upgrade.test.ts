import { randomUUID } from "node:crypto";
import { emailKeys } from "@/backend/store/migrations/0010-email-keys";
import { invisibleInEmails } from "@/backend/store/migrations/0012-invisible-in-emails";
import { findUserByEmail } from "@/backend/store/queries/users";
import { describeBackend } from "../support/backend/engines";
import { addRecruiter } from "../support/backend/recruiter";

describeBackend("accounts from before domains were normalised", (test) => {
	/** An account with a key as it was stored at that time. */
	async function addOld(email: string): Promise<number> {
		const id = await addRecruiter(test, { email: `${randomUUID()}@example.com` });
		const { store } = test.deps;
		await store.updateTable("users").set({ email, email_key: email.toLowerCase() }).where("id", "=", id).execute();
		return id;
	}

	const idOf = async (email: string) => (await findUserByEmail(test.deps.store, email))?.id;

	it("are found in both spellings, and two of one address stay two accounts", async () => {
		const alone = await addOld("Ana@Bücher.example");
		const older = await addOld("budi@bücher.example");
		const right = await addOld("budi@xn--bcher-kva.example");
		const plain = await addOld("citra@example.com");
		await test.deps.store.transaction().execute((write) => emailKeys.up(write));
		expect([await idOf("ana@bücher.example"), await idOf("ana@xn--bcher-kva.example")]).toEqual([alone, alone]);
		expect([await idOf("budi@bücher.example"), await idOf("citra@example.com")]).toEqual([right, plain]);
		const left = test.deps.store.selectFrom("users").select("email_key").where("id", "=", older);
		expect(await left.executeTakeFirst()).toEqual({ email_key: "budi@bücher.example" });
	});
});

describeBackend("addresses from before invisible characters were stripped", (test) => {
	const upgrade = () => test.deps.store.transaction().execute((write) => invisibleInEmails.up(write));

	it("are found as typed, and an account with a duplicate address stays unchanged", async () => {
		const add = async (email: string, email_key = email) => {
			const id = await addRecruiter(test, { email: `${randomUUID()}@example.com` });
			await test.deps.store.updateTable("users").set({ email, email_key }).where("id", "=", id).execute();
			return id;
		};
		const pasted = await add("dewi\u200b@example.com");
		const typed = await add("eko@example.com");
		const second = await add("eko@example\u00ad.com");
		// Its key was clean before: the spelling of a domain with other letters drops invisible characters.
		const international = await add("gita@büch\u00ader.example", "gita@xn--bcher-kva.example");
		await upgrade();
		const users = await test.deps.store.selectFrom("users").select(["id", "email", "email_key"]).execute();
		expect(users).toEqual(
			expect.arrayContaining([
				{ id: pasted, email: "dewi@example.com", email_key: "dewi@example.com" },
				{ id: typed, email: "eko@example.com", email_key: "eko@example.com" },
				{ id: second, email: "eko@example\u00ad.com", email_key: "eko@example\u00ad.com" },
				{ id: international, email: "gita@bücher.example", email_key: "gita@xn--bcher-kva.example" },
			]),
		);
		expect((await findUserByEmail(test.deps.store, " Dewi\u200b@example.com"))?.id).toBe(pasted);
	});

	it("are one person's within a job, and applications without an address stay without", async () => {
		const rest = { fullname: "Suharto", cv_filepath: null, payload: "{}", created_at: "2026-01-01T00:00:00.000Z" };
		const row = (id: string, job_id: number, email: string | null) => ({
			...rest,
			id,
			job_id,
			email,
			email_key: email?.toLowerCase() ?? null,
			phone: `000${id}`,
		});
		const rows = [
			row("1", 101, "Fitri\u200b@example.com"),
			row("2", 101, "fitri@example.com\u2060"),
			row("3", 102, "fitri@example.com\u2060"),
			row("4", 102, null),
		];
		await test.deps.store.insertInto("applications").values(rows).execute();
		await upgrade();
		const query = test.deps.store.selectFrom("applications").select(["email", "email_key"]).orderBy("id");
		expect(await query.execute()).toEqual([
			{ email: "Fitri@example.com", email_key: "fitri@example.com" },
			{ email: "fitri@example.com\u2060", email_key: "fitri@example.com\u2060" },
			{ email: "fitri@example.com", email_key: "fitri@example.com" },
			{ email: null, email_key: null },
		]);
	});
});
