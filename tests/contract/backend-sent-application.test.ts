import { createHash } from "node:crypto";
import { correctApplication } from "@/backend/application/correct";
import { requireApplication } from "@/backend/application/require-application";
import { applicationResult } from "@/lib/contract/schemas/application";
import { jobDetail } from "@/lib/contract/schemas/job";
import { sentApplication } from "@/lib/contract/schemas/sent-application";
import { describeBackend } from "../support/backend/engines";
import { mailsTo } from "../support/backend/outbox";
import { applicant, expectFits, form, pdf, send } from "../support/backend/requests";
import { rowsWith as findRows } from "../support/backend/rows-with";
import { until } from "../support/runner/until";
import { untilNone } from "../support/runner/until-none";

type Fields = Parameters<typeof form>[0];

const HOUR_MS = 3_600_000;

const confirmationIn = (text: string) => /\/application\/([\w-]{43}(?:\+EU)?)\/confirm/.exec(text)?.[1] ?? "";

describeBackend("a sent application", (test) => {
	/** Each file has other bytes than the others. */
	let bytes = 600;
	const storedFile = async (name = "cv.pdf") => {
		bytes += 1;
		const body = form({ is_cv: 1 }, { file: pdf(name, bytes) });
		const answer = await send(test.app, "/companies/2/store_and_extract_document", { method: "POST", body });
		return String(answer.body.filepath);
	};

	const apply = async (values: Fields = {}, job = "ORBIT1") => {
		const file_cv = job === "ORBIT1" ? await storedFile("Lebenslauf Ötzi.pdf") : "";
		const entered = applicant({ file_cv, cv: "Lebenslauf Ötzi.pdf", ...values });
		const answer = await send(test.app, `/public/${job}`, { method: "POST", body: form(entered) });
		expectFits("applyByCode", answer);
		const { application_token = "", interview_code = "", receipt_sent } = applicationResult.parse(answer.body);
		return { entered, file_cv, token: application_token, code: interview_code, receipt_sent };
	};

	const post = (path: string, body: unknown = {}, language = "en") =>
		send(test.app, `/public/applications/${path}`, {
			method: "POST",
			body: JSON.stringify(body),
			headers: { "content-type": "application/json", "accept-language": language },
		});

	const view = async (token: string, language = "en") => {
		const answer = await send(test.app, `/public/applications/${token}`, { headers: { "accept-language": language } });
		return { status: answer.status, ...sentApplication.safeParse(answer.body).data };
	};

	const rowsWith = (needles: readonly string[]) => findRows(test.deps.store, needles);

	/** Runs something while the due date of ORBIT1 is over. */
	async function inClosedJob(run: () => Promise<void>): Promise<void> {
		const { store, now } = test.deps;
		const close = (closes_at: string | null) =>
			store.updateTable("jobs").set({ closes_at }).where("id", "=", 101).execute();
		const jobs = store.selectFrom("jobs").select("closes_at").where("id", "=", 101);
		const { closes_at } = await jobs.executeTakeFirstOrThrow();
		await close(new Date(now().getTime() - HOUR_MS).toISOString());
		await run();
		await close(closes_at);
	}

	it("mails a receipt, as text and as HTML, with all sent data", async () => {
		const { entered, code, file_cv, receipt_sent } = await apply({ experience: "Roofs <b>&</b>\nmore roofs" });
		expect(receipt_sent).toBe(true);
		const [{ headers, text, html }] = await mailsTo(test.dataDir, String(entered.email));
		expect(headers.get("subject")).toMatch(/^Your application: .+ at .+/);
		expect(headers.get("auto-submitted")).toBe("auto-generated");
		const stored = await test.deps.store
			.selectFrom("uploads")
			.selectAll()
			.where("filepath", "=", file_cv)
			.executeTakeFirstOrThrow();
		for (const part of [
			"Answer by",
			"Phone or computer",
			code,
			"Lebenslauf Ötzi.pdf",
			stored.sha256 ?? "-",
			"more roofs",
			"Bogor",
			"/application/",
		]) {
			expect(text).toContain(part);
			expect(html).toContain(part);
		}
		expect(html).toContain("Roofs &lt;b&gt;&amp;&lt;/b&gt;<br>more roofs");
		expect(html).not.toMatch(/<(?:img|script|link|style)\b|url\(/);
	});

	it("opens only through its private link, stored as a hash", async () => {
		const { token, entered, code } = await apply();
		expect(token).toMatch(/^[\w-]{43}$/);
		expect(await view(token)).toMatchObject({
			status: 200,
			state: "interview_open",
			interview: { code, url: `http://backend.test/code/${code}` },
			contact: { fullname: "Suharto", email: entered.email },
		});
		const indonesian = await view(token, "id");
		expect(indonesian.sections?.[0]?.title).toBe("Kontak dan data diri");
		expect(indonesian.interview?.url).toBe(`http://backend.test/code/${code}?language=id`);
		expect((await view("A".repeat(43))).status).toBe(404);
		expect(await rowsWith([token])).toEqual([]);
	});

	it("names dates as people write them, and puts no colon behind a question", async () => {
		const { token } = await apply({ date_of_birth: "1998-02-03", preferred_name: "2024-05" });
		const birth = "3 February 1998";
		const { sections, contact } = await view(token);
		expect(JSON.stringify(sections)).toContain(birth);
		const { body: receipt } = await send(test.app, `/public/applications/${token}/receipt`);
		expect(receipt.text).toContain(`: ${birth}`);
		expect(receipt.text).toContain("Preferred name: 2024-05");
		expect(receipt.text).toMatch(/Phone: \+62 [\d -]+\n/);
		expect(contact?.phone).toMatch(/^\+62 [\d -]+$/);
		expect(receipt.text).not.toMatch(/\?:/);
	});

	it("gets another link for a repeat, and one receipt", async () => {
		const entered = applicant({ file_cv: await storedFile() });
		const headers = { "idempotency-key": `sent-${Date.now()}` };
		const repeat = () => send(test.app, "/public/ORBIT1", { method: "POST", body: form(entered), headers });
		const [first, second] = [await repeat(), await repeat()];
		expect(second.body.interview_code).toBe(first.body.interview_code);
		expect((await view(String(second.body.application_token))).status).toBe(200);
		const mails = await test.deps.store.selectFrom("mails").select("id").where("recipient", "=", String(entered.email));
		expect(await mails.execute()).toHaveLength(1);
	});

	it("shows its consents, by the hash of the text that the job's page shows, with language, version and time", async () => {
		const { token } = await apply({ whatsapp_notification: true });
		const { consents = [] } = await view(token);
		const { body } = await send(test.app, "/public/ORBIT1");
		const { gdpr_text, gdpr_aggrement_text, compliance } = jobDetail.parse(body);
		const hashOf = (text: string) => createHash("sha256").update(text).digest("hex");
		const [{ version, given_at } = {}] = consents;
		expect([version, given_at]).toEqual([expect.stringMatching(/20\d\d/), expect.stringMatching(/20\d\d/)]);
		const about = { language: "en", version, given_at };
		expect(consents).toEqual([
			{
				...about,
				label: "You agreed to the company's statement",
				text_hash: hashOf(`${compliance}\nI have read this statement and agree to it.`),
			},
			{
				...about,
				label: "You agreed that your details are used",
				text_hash: hashOf(`${gdpr_text}\n${gdpr_aggrement_text}`),
			},
			{
				...about,
				label: expect.stringContaining("WhatsApp"),
				text_hash: hashOf("Remind me on WhatsApp about my interview"),
			},
		]);
	});

	it("accepts corrections, and deletes a replaced CV", async () => {
		const { token, file_cv, entered } = await apply();
		const other = await storedFile("better.pdf");
		const certificate = { document_type: "Certificate", filename: "c.pdf", filepath: await storedFile("c.pdf") };
		const email = `new-${entered.email}`;
		const answer = await post(token, { fullname: "Suharta", email, file_cv: other, documents: [certificate] });
		expectFits("correctApplication", answer);
		const { contact, sections } = await view(token);
		expect(contact).toMatchObject({ fullname: "Suharta", email });
		expect(JSON.stringify(sections)).toContain("better.pdf");
		expect(JSON.stringify(sections)).toContain("Certificate");
		expect(JSON.stringify(sections)).not.toContain("Lebenslauf");
		const [notice] = (await mailsTo(test.dataDir, String(entered.email), 2)).slice(1);
		expect(notice?.text).toContain("changed through your private link");
		await mailsTo(test.dataDir, email);
		await until(async () => !(await test.deps.files.has(file_cv)));
	});

	it("has one CV after a replacement, in the slot's place too, with its text alone; other documents stay", async () => {
		const old = await storedFile("old.pdf");
		const handed = (type: string, filename: string, filepath: string, link: string) => ({
			document_type: type,
			attachment: [{ filename, filepath }],
			link_input: [{ value: link }],
		});
		const letter = await storedFile("letter.pdf");
		const links = ["https://old.example.com/cv", "https://kept.example.com/"];
		const { token, entered } = await apply({
			file_cv: old,
			cv: "old.pdf",
			cv_raw_content: "The old text",
			document_candidate: [
				handed("CV", "old.pdf", old, links[0] ?? ""),
				handed("Cover letter", "letter.pdf", letter, links[1] ?? ""),
			],
			link_input: links.map((value) => ({ value })),
		});
		await post(token, { file_cv: await storedFile("new.pdf"), cv_raw_content: "The new text" });
		const documents = JSON.stringify((await view(token)).sections);
		for (const kept of ["new.pdf", "letter.pdf", "kept.example.com"]) expect(documents).toContain(kept);
		expect(documents).not.toMatch(/old\.(?:pdf|example)/);
		const payload = async () => {
			const rows = test.deps.store.selectFrom("applications").select("payload");
			const row = await rows.where("email", "=", String(entered.email)).executeTakeFirstOrThrow();
			return JSON.parse(row.payload);
		};
		expect(await payload()).toMatchObject({ cv_raw_content: "The new text" });
		await until(async () => !(await test.deps.files.has(old)));
		await post(token, { file_cv: await storedFile("unread.pdf") });
		expect(await payload()).not.toHaveProperty("cv_raw_content");
		expect(JSON.stringify((await view(token)).sections)).not.toContain("new.pdf");
		await post(token, { fullname: "Suharta" });
		expect(JSON.stringify((await view(token)).sections)).toContain("unread.pdf");
	});

	it("tells the company of a correction, once an hour at most, and not of one that changes nothing", async () => {
		const { token, entered } = await apply({ fullname: "Before It" });
		const told = async () => {
			const mails = test.deps.store
				.selectFrom("mails")
				.select("subject")
				.where("subject", "like", "Changed: After It%");
			return (await mails.execute()).length;
		};
		const stored = () =>
			test.deps.store
				.selectFrom("applications")
				.select("corrected_at")
				.where("email", "=", String(entered.email))
				.executeTakeFirst();
		await post(token, { fullname: "Before It", email: entered.email, phone: `+${entered.phone}` });
		expect(await stored()).toEqual({ corrected_at: null });
		await post(token, { fullname: "After It" });
		expect(await stored()).toEqual({ corrected_at: expect.any(String) });
		const recruiters = await told();
		expect(recruiters).toBeGreaterThan(0);
		await post(token, { fullname: "After It All" });
		expect(await told()).toBe(recruiters);
		await test.deps.store
			.updateTable("applications")
			.set({ corrected_at: "2026-01-01T00:00:00.000Z" })
			.where("email", "=", String(entered.email))
			.execute();
		await post(token, { fullname: "After It Again" });
		expect(await told()).toBe(2 * recruiters);
	});

	it.each([
		["an email of somebody else", async () => ({ email: (await apply()).entered.email }), 422, ["email"]],
		["a phone of somebody else", async () => ({ phone: (await apply()).entered.phone }), 422, ["phone"]],
		["no email", async () => ({ email: "nobody" }), 422, ["email"]],
		["an empty name", async () => ({ fullname: " " }), 422, ["fullname"]],
		["a file that isn't there", async () => ({ file_cv: "companies/2/none.pdf" }), 422, ["file_cv"]],
	])("rejects a correction with %s", async (_, values, status, fields) => {
		const { token } = await apply();
		const answer = await post(token, await values());
		expect([answer.status, Object.keys(answer.body.errors as object)]).toEqual([status, fields]);
		expect((await view(token)).contact?.fullname).toBe("Suharto");
	});

	it.each(["withdraw", "delete"] as const)("rejects a correction that another tab's %s overtook", async (change) => {
		const { token, entered } = await apply();
		const sent = await requireApplication(test.deps, token);
		await post(`${token}/changes`, { change });
		const [, mail] = await mailsTo(test.dataDir, String(entered.email), 2);
		await post(`${confirmationIn(mail?.text ?? "")}/confirmation`);
		await expect(correctApplication(test.deps, sent, { fullname: "Late" })).rejects.toMatchObject({ status: 409 });
	});

	it("shows its state: received, interview open, being looked at, interview done", async () => {
		const { token, entered } = await apply();
		const { store } = test.deps;
		const set = (values: { status?: "unread" | "review"; answered_at?: string | null }) =>
			store.updateTable("applications").set(values).where("email", "=", String(entered.email)).execute();
		expect((await view(token)).state).toBe("interview_open");
		await set({ status: "review" });
		expect(await view(token)).toMatchObject({ state: "looked_at", interview: { code: expect.any(String) } });
		await set({ answered_at: test.deps.now().toISOString() });
		const { state, interview } = await view(token);
		expect([state, interview]).toEqual(["answered", undefined]);
		await set({ answered_at: null, status: "unread" });
		await store.updateTable("jobs").set({ no_assessment: 1 }).where("id", "=", 101).execute();
		expect((await view(token)).state).toBe("received");
		await store.updateTable("jobs").set({ no_assessment: 0 }).where("id", "=", 101).execute();
	});

	it("can be corrected only while the job is open, and withdrawn or deleted at any time", async () => {
		const { token, entered } = await apply();
		await inClosedJob(async () => {
			expect(await view(token)).toMatchObject({ job: { is_open: false } });
			expect((await post(token, { fullname: "Late" })).status).toBe(409);
			for (const change of ["withdraw", "delete"])
				expect((await post(`${token}/changes`, { change })).status).toBe(200);
		});
		expect((await view(token)).contact?.fullname).toBe(entered.fullname);
	});

	it("says after the due date that the time for the interview is over, in page, receipt and mails", async () => {
		const { token, entered, code } = await apply();
		await inClosedJob(async () => {
			expect(await view(token)).toMatchObject({ state: "interview_over", interview: { code, is_over: true } });
			const { body: receipt } = await send(test.app, `/public/applications/${token}/receipt`);
			expect(receipt.text).toContain("The time for the interview is over. Haven't done it yet? Ask ");
			expect(receipt.text).not.toMatch(/Next step|\/code\/|Device for the interview/);
			expect((await post(`${token}/link`)).status).toBe(409);
			await post("links/main", { email: entered.email });
			const [, links] = await mailsTo(test.dataDir, String(entered.email), 2);
			expect(links?.text).toContain("/application/");
			expect(links?.text).not.toContain(code);
			const done = { answered_at: test.deps.now().toISOString() };
			await test.deps.store.updateTable("applications").set(done).where("email", "=", String(entered.email)).execute();
			expect((await view(token)).state).toBe("answered");
		});
		expect((await view(token)).state).toBe("answered");
	});

	it("is withdrawn in two steps, and the company is notified", async () => {
		const { token, entered, code } = await apply();
		const requested = await post(`${token}/changes`, { change: "withdraw" });
		expectFits("requestChange", requested);
		expect(requested.body).toEqual({ sent_to: expect.stringMatching(/^p\*\*\*@example\.com$/) });
		expect((await view(token)).state).toBe("interview_open");
		const checkCode = async () => (await send(test.app, `/code/${code}?debug=false`)).body;
		expect(await checkCode()).toEqual({ interview_code: code });
		const [, { text } = { text: "" }] = await mailsTo(test.dataDir, String(entered.email), 2);
		const confirmation = confirmationIn(text);
		const pending = await send(test.app, `/public/applications/${confirmation}/confirmation`);
		expect(pending.body).toMatchObject({ change: "withdraw" });
		expect((await post(`${confirmation}/confirmation`)).body).toEqual({ change: "withdraw" });
		const { state, interview } = await view(token);
		expect([state, interview]).toEqual(["withdrawn", undefined]);
		expect(await checkCode()).toEqual({ interview_code: code, ended: "withdrawn" });
		const { body: receipt } = await send(test.app, `/public/applications/${token}/receipt`);
		expect(receipt.text).toContain("Lebenslauf Ötzi.pdf");
		expect(receipt.text).not.toMatch(new RegExp(`${code}|Next step`));
		expect((await post(`${confirmation}/confirmation`)).status).toBe(404);
		expect((await post(token, { fullname: "Late" })).status).toBe(409);
		expect((await post(`${token}/changes`, { change: "withdraw" })).status).toBe(409);
	});

	it("is deleted in two steps, without leftovers", async () => {
		const fullname = `Nama Unik ${Date.now()}`;
		const { token, entered, file_cv, code } = await apply({ fullname });
		await post(`${token}/changes`, { change: "delete" });
		const [, { text } = { text: "" }] = await mailsTo(test.dataDir, String(entered.email), 2);
		const { sha256 } = await test.deps.store
			.selectFrom("uploads")
			.select("sha256")
			.where("filepath", "=", file_cv)
			.executeTakeFirstOrThrow();
		expect((await post(`${confirmationIn(text)}/confirmation`)).body).toEqual({ change: "delete" });
		expect((await view(token)).status).toBe(404);
		const needles = [fullname, String(entered.email), String(entered.phone), code, file_cv, sha256 ?? "-"];
		expect(await untilNone(() => rowsWith(needles), 20)).toEqual([]);
		expect(await test.deps.files.has(file_cv)).toBe(false);
		const mailsLeft = () => mailsTo(test.dataDir, String(entered.email));
		await until(async () => (await mailsLeft()).length === 1);
		const mails = await mailsLeft();
		expect(mails.map((mail) => mail.text)).toEqual([expect.stringContaining("has been deleted")]);
		const log = await test.deps.store.selectFrom("deletions").selectAll().execute();
		expect(log).toContainEqual(expect.objectContaining({ company_id: 2, reason: "candidate", files: 1 }));
	});

	it("without an email is confirmed on the page", async () => {
		const { token, receipt_sent } = await apply({ email: "", email2: "", cv: "" }, "ORBIT2");
		expect(receipt_sent).toBe(false);
		const { body } = await post(`${token}/changes`, { change: "delete" });
		expect((await post(`${body.confirmation_token}/confirmation`)).body).toEqual({ change: "delete" });
		expect((await view(token)).status).toBe(404);
	});

	it("allows three confirmations a day", async () => {
		const { token } = await apply();
		const statuses: number[] = [];
		for (let tries = 0; tries < 4; tries += 1)
			statuses.push((await post(`${token}/changes`, { change: "delete" })).status);
		expect(statuses).toEqual([200, 200, 200, 429]);
	});

	it("mails the link of its interview to its own address alone, three times an hour at most", async () => {
		const { token, entered, code } = await apply();
		const answer = await post(`${token}/link`);
		expectFits("mailLink", answer);
		expect(answer.body).toEqual({ sent_to: expect.stringMatching(/^.\*{3}@/) });
		const [, mail] = await mailsTo(test.dataDir, String(entered.email), 2);
		for (const part of [`/code/${code}`, "Phone or computer", "/interview-check\n"]) expect(mail?.text).toContain(part);
		expect(mail?.text).not.toContain(token);
		const statuses = [await post(`${token}/link`), await post(`${token}/link`), await post(`${token}/link`)];
		expect(statuses.map(({ status }) => status)).toEqual([200, 200, 429]);
	});

	it("mails no link where there is no address, or no interview", async () => {
		const { token } = await apply({ email: "", email2: "", cv: "" }, "ORBIT2");
		expect((await post(`${token}/link`)).status).toBe(404);
		const { token: withdrawn, entered } = await apply();
		const application = test.deps.store.updateTable("applications").set({ withdrawn_at: "2026-01-01T00:00:00.000Z" });
		await application.where("email", "=", String(entered.email)).execute();
		expect((await post(`${withdrawn}/link`)).status).toBe(409);
		expect((await post(`${"T".repeat(43)}/link`)).status).toBe(404);
	});

	it("is found by its email, with the same response for any address", async () => {
		const { entered, code } = await apply();
		const known = await post("links/main", { email: entered.email });
		const unknown = await post("links/main", { email: "nobody@example.org" });
		expect([known.status, known.body]).toEqual([unknown.status, unknown.body]);
		const [, mail] = await mailsTo(test.dataDir, String(entered.email), 2);
		expect(mail?.text).toContain(code);
		const token = /\/application\/([\w-]{43})$/m.exec(mail?.text ?? "")?.[1] ?? "";
		expect((await view(token)).status).toBe(200);
	});

	it("sends mails that somebody asked for in the language of the page", async () => {
		const { token, entered } = await apply();
		for (const [path, body] of [
			["links/main", { email: entered.email }],
			[`${token}/link`],
			[`${token}/changes`, { change: "delete" }],
		] as const)
			await post(path, body, "id");
		const [, ...mails] = await mailsTo(test.dataDir, String(entered.email), 4);
		for (const { headers, text } of mails) {
			expect(decodeURI(headers.get("subject") ?? "")).toMatch(/^(Lamaranmu|Wawancaramu untuk|Konfirmasi: hapus)/);
			expect(text).toMatch(/\/id\/(application|interview-check)/);
			expect(text).not.toMatch(/\/code\/[A-Z0-9]+$/m);
		}
	});

	it("can be exported: a receipt as text, and everything as a ZIP file", async () => {
		const { token, code } = await apply();
		const receipt = await send(test.app, `/public/applications/${token}/receipt`);
		expectFits("applicationReceipt", receipt);
		expect(receipt.body.text).toContain(code);
		expect(receipt.body.text).toContain("This document is your receipt");
		expect(receipt.body.text).not.toMatch(/email is|by mistake/);
		const zip = await test.app.fetch(new Request(`http://backend.test/public/applications/${token}/data`));
		const bytes = Buffer.from(await zip.arrayBuffer());
		expect([zip.status, zip.headers.get("content-type")]).toEqual([200, "application/zip"]);
		expect(bytes.subarray(0, 2).toString()).toBe("PK");
		expect(bytes.includes("application.json")).toBe(true);
		expect(bytes.includes(Buffer.from("files/Lebenslauf Ötzi.pdf"))).toBe(true);
		expect(bytes.includes(`"interview_code": "${code}"`)).toBe(true);
	});
});
