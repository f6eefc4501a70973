import { sql } from "kysely";
import { tasks } from "@/backend/store/migrations/0013-tasks";
import { describeBackend } from "../support/backend/engines";
import { mailsTo } from "../support/backend/outbox";

describeBackend("mails from before tasks", (test) => {
	/** Brings the tables back to what they were. */
	async function goBack() {
		const { store } = test.deps;
		await store.schema.dropTable("tasks").execute();
		await store.schema.dropIndex("mails_application").execute();
		await store.deleteFrom("mails").execute();
		const mails = () => store.schema.alterTable("mails");
		await mails().dropColumn("html").execute();
		await mails().dropColumn("application_id").execute();
		await mails()
			.addColumn("attempts", "integer", (column) => column.notNull().defaultTo(0))
			.execute();
		await mails()
			.addColumn("next_try_at", "text", (column) => column.notNull().defaultTo(""))
			.execute();
	}

	const addMail = (id: string, sentAt: string | null, attempts: number) =>
		sql`insert into mails (id, recipient, subject, body, created_at, sent_at, attempts, next_try_at)
			values (${id}, 'old@example.com', 'Hello', 'Text', '2026-01-01T00:00:00.000Z', ${sentAt}, ${attempts}, '2026-01-02T00:00:00.000Z')`.execute(
			test.deps.store,
		);

	it("become tasks with their attempts so far, and go out", async () => {
		const { store, tasks: runner } = test.deps;
		await goBack();
		await addMail("welcome-waiting", null, 3);
		await addMail("welcome-sent", "2026-01-01T00:00:01.000Z", 1);
		await store.transaction().execute((write) => tasks.up(write));
		await store.schema.alterTable("mails").addColumn("application_id", "text").execute();
		const [task, ...others] = await store.selectFrom("tasks").selectAll().execute();
		expect(others).toEqual([]);
		expect(task).toMatchObject({
			id: "mail:welcome-waiting",
			attempts: 3,
			run_at: "2026-01-02T00:00:00.000Z",
			done_at: null,
		});
		runner.poke();
		const [mail] = await mailsTo(test.dataDir, "old@example.com");
		expect(mail.text).toBe("Text\n");
	});
});
