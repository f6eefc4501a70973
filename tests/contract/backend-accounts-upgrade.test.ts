import { randomUUID } from "node:crypto";
import { emailKeys } from "@/backend/store/migrations/0010-email-keys";
import { findUserByEmail } from "@/backend/store/queries/users";
import { describeBackend } from "../support/backend-engines";
import { addRecruiter } from "../support/recruiter";

describeBackend("accounts from before a domain had one spelling", (test) => {
	/** An account under a key as it was kept then. */
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
