import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { pino } from "pino";
import { enqueueMail, type Mail } from "@/backend/mail/enqueue";
import { sendMail } from "@/backend/mail/send-mail";
import { smtp } from "@/backend/mail/smtp";
import { sweep } from "@/backend/region/housekeeping";
import { openTaskRunner } from "@/backend/tasks/runner";
import { describeBackend } from "../support/backend/engines";
import { mailsTo, readMail } from "../support/backend/outbox";
import { type SmtpSink, startSmtpSink } from "../support/backend/smtp-sink";
import { until } from "../support/runner/until";

const MAIL: Mail = {
	recipient: "ana@example.com",
	subject: "Hello",
	body: "A line.\n\nÄnother.\n",
	purpose: "welcome",
};

const now = () => new Date().toISOString();

describeBackend("mails", (test) => {
	const write = async (mail: Partial<Mail>) => {
		const { store } = test.deps;
		await store.transaction().execute((transaction) => enqueueMail(transaction, { ...MAIL, ...mail }, now()));
		test.deps.tasks.poke();
	};

	const rowOf = (recipient: string) =>
		test.deps.store.selectFrom("mails").selectAll().where("recipient", "=", recipient).executeTakeFirstOrThrow();

	const taskOf = (mail: string) =>
		test.deps.store.selectFrom("tasks").selectAll().where("id", "=", `mail:${mail}`).executeTakeFirstOrThrow();

	it("become files that any mail program reads, and the table drops their text", async () => {
		await write({ recipient: "file@example.com", replyTo: "budi@example.com" });
		const [{ headers, text }] = await mailsTo(test.dataDir, "file@example.com");
		expect(text).toBe(MAIL.body);
		expect(headers.get("from")).toBe("Astronaut <no-reply@astronaut.test>");
		expect(headers.get("reply-to")).toBe("budi@example.com");
		expect(headers.get("auto-submitted")).toBe("auto-generated");
		await until(async () => (await rowOf("file@example.com")).sent_at !== null);
		const row = await rowOf("file@example.com");
		expect(row.body).toBe("");
		await until(async () => (await taskOf(row.id)).done_at !== null);
		expect(await taskOf(row.id)).toMatchObject({ attempts: 1, payload: "{}" });
		expect(headers.get("message-id")).toBe(`<${row.id}@astronaut.test>`);
	});

	it("keep a link in one piece in the text beside HTML", async () => {
		const link = `http://localhost:3000/application/${"Ab1-_".repeat(20)}`;
		const recipient = "both@example.com";
		await write({ recipient, body: `Salam é,\n\n${link}\n`, html: `<p>Salam é: ${link}</p>` });
		const [{ text, html }] = await mailsTo(test.dataDir, recipient);
		expect([text, html]).toEqual([`Salam é,\n\n${link}\n`, expect.stringContaining(link)]);
		const dir = join(test.dataDir, "main", "outbox");
		const files = await Promise.all((await readdir(dir)).map((name) => readFile(join(dir, name), "utf8")));
		expect(files.find((file) => file.includes(`To: ${recipient}`))).toContain(`\r\n${link}\r\n`);
	});

	it("keep a link in one piece in the file", async () => {
		const link = `http://localhost:4000/auth/confirm?token=${"Ab1-_".repeat(20)}&language=id`;
		const readable = (body: string) => write({ recipient: "link@example.com", body });
		await readable(`Salam é,\n\n${link}\n`);
		await mailsTo(test.dataDir, "link@example.com");
		// A line longer than any message may have is broken all the same.
		await readable(`${"x".repeat(2_000)}\n`);
		const mails = await mailsTo(test.dataDir, "link@example.com", 2);
		const texts = mails.map(({ text }) => text);
		expect(texts).toEqual([`Salam é,\n\n${link}\n`, `${"x".repeat(2_000)}\n`]);
		const raw = await Promise.all(
			(await readdir(join(test.dataDir, "main", "outbox"))).map((name) =>
				readFile(join(test.dataDir, "main", "outbox", name), "utf8"),
			),
		);
		expect(raw.filter((message) => message.includes(`\r\n${link}\r\n`))).toHaveLength(1);
		for (const message of raw)
			expect(Math.max(...message.split("\r\n").map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(998);
	});

	it("are deleted after a month", async () => {
		const { store } = test.deps;
		const month = new Date("2026-03-31T00:00:00.000Z");
		const [old, young] = ["2026-02-28T23:59:59.999Z", "2026-03-01T00:00:00.000Z"];
		// Done from the start: the running backend would lease them, which moves the time that the sweep goes by.
		await store.transaction().execute(async (write) => {
			await enqueueMail(write, { ...MAIL, recipient: "old@example.com" }, old);
			await enqueueMail(write, { ...MAIL, recipient: "young@example.com" }, young);
			await write.updateTable("tasks").set({ done_at: young }).where("created_at", "in", [old, young]).execute();
		});
		await sweep({ ...test.deps, now: () => month }).run({});
		const left = (await store.selectFrom("mails").select("recipient").execute()).map((row) => row.recipient);
		expect(left).not.toContain("old@example.com");
		expect(left).toContain("young@example.com");
		const tasks = await store
			.selectFrom("tasks")
			.select("created_at")
			.where("created_at", "<", month.toISOString())
			.execute();
		expect(tasks.map((task) => task.created_at)).toEqual(["2026-03-01T00:00:00.000Z"]);
	});

	it("can't get header fields from user input", async () => {
		const evil = "x\r\nBcc: all@example.com\r\n\r\nBuy";
		await write({ recipient: "safe@example.com", subject: `Hello ${evil}`, replyTo: `a@example.com${evil}` });
		const [{ headers, text }] = await mailsTo(test.dataDir, "safe@example.com");
		expect(headers.get("bcc")).toBeUndefined();
		expect(headers.get("subject")).toBe("Hello x Bcc: all@example.com Buy");
		expect(text).toBe(MAIL.body);
	});
});

describeBackend("mails over a server", (test) => {
	let sink: SmtpSink;
	let clock: number;
	let lines: string[];
	beforeEach(async () => {
		sink = await startSmtpSink();
		clock = Date.now();
		lines = [];
		// The region's own outbox would be quicker.
		await test.deps.tasks.close();
		await test.deps.store.deleteFrom("mails").execute();
		await test.deps.store.deleteFrom("tasks").execute();
	});
	afterEach(() => sink.close());

	const open = () => {
		const log = pino({ level: "info" }, { write: (line: string) => void lines.push(line) });
		const sender = smtp(sink.url, "Astronaut <no-reply@astronaut.test>");
		const options = { store: test.deps.store, sender, log, now: () => new Date(clock) };
		const runner = openTaskRunner(options);
		runner.start({ mail: sendMail(options) });
		return runner;
	};

	const write = (recipient: string) =>
		enqueueMail(test.deps.store, { ...MAIL, recipient }, new Date(clock).toISOString());

	const mail = () => test.deps.store.selectFrom("mails").selectAll().executeTakeFirstOrThrow();
	const task = () => test.deps.store.selectFrom("tasks").selectAll().executeTakeFirstOrThrow();

	it("go to one address each, with the written text", async () => {
		await write("ana@example.com");
		await write("budi@example.com,all@example.com");
		const runner = open();
		runner.poke();
		await until(async () => sink.received.length === 2);
		await runner.close();
		expect(sink.received.map(({ to }) => to.length)).toEqual([1, 1]);
		const [first] = sink.received;
		expect([first?.from, first?.to]).toEqual(["no-reply@astronaut.test", ["ana@example.com"]]);
		expect(readMail(first?.message ?? "").text).toBe(MAIL.body);
	});

	it("are retried at growing intervals when the server fails, then given up", async () => {
		sink.refuse = Number.POSITIVE_INFINITY;
		await write("ana@example.com");
		const runner = open();
		const pauses: number[] = [];
		for (let tries = 1; tries <= 14; tries += 1) {
			runner.poke();
			await until(async () => lines.length === tries);
			const next = Date.parse((await task()).run_at);
			pauses.push((next - clock) / 1_000);
			clock = next;
		}
		expect(pauses.slice(0, 4)).toEqual([15, 30, 60, 120]);
		expect(pauses.at(-1)).toBe(6 * 3_600);
		sink.refuse = 0;
		runner.poke();
		await runner.close();
		expect(sink.received).toEqual([]);
		expect(await mail()).toMatchObject({ sent_at: null });
		expect(await task()).toMatchObject({ done_at: null, attempts: 14 });
		expect(lines.at(-1)).toContain("not tried again");
		expect(lines.join("")).not.toMatch(/ana@|Hello|line/);
	});

	it("go out once per mail, however many processes send", async () => {
		sink.refuse = 1;
		await write("ana@example.com");
		const [one, two] = [open(), open()];
		one.poke();
		await until(async () => lines.length === 1);
		clock += 15_000;
		await write("budi@example.com");
		for (const runner of [one, two, one, two]) runner.poke();
		await until(async () => lines.filter((line) => line.includes('"task done"')).length === 2);
		await Promise.all([one.close(), two.close()]);
		expect(sink.received.flatMap(({ to }) => to).sort()).toEqual(["ana@example.com", "budi@example.com"]);
	});
});
