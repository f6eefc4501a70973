import { sessions } from "@/backend/store/migrations/0016-sessions";
import { describeBackend } from "../support/backend/engines";
import { addRecruiter, signedIn } from "../support/backend/recruiter";

describeBackend("sessions from before their devices were stored", (test) => {
	/** Brings the tables back to what they were. */
	async function goBack() {
		const { schema } = test.deps.store;
		await schema.dropTable("known_devices").execute();
		await schema.dropIndex("sessions_user").execute();
		for (const column of ["browser", "system", "last_used_at"])
			await schema.alterTable("sessions").dropColumn(column).execute();
	}

	it("stay signed in for another day, on unknown devices", async () => {
		const { store } = test.deps;
		const user = await addRecruiter(test);
		const browser = await signedIn(test, user);
		await store.updateTable("sessions").set({ created_at: "2026-01-01T00:00:00.000Z" }).execute();
		await goBack();
		const before = Date.now();
		await store.transaction().execute((write) => sessions.up(write));
		const [session] = await store.selectFrom("sessions").selectAll().execute();
		expect(session).toMatchObject({ user_id: user, browser: null, system: null });
		expect(Date.parse(session?.last_used_at ?? "")).toBeGreaterThanOrEqual(before);
		expect((await browser.visit("/companies/2/dashboard")).status).toBe(200);
	});
});
