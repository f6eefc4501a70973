import { PHONE_LENGTHS } from "@/lib/contract/errors";
import type { TestApp } from "../support/backend/app";
import { describeBackend } from "../support/backend/engines";
import { addJobs } from "../support/backend/jobs";
import { applicant, form, send } from "../support/backend/requests";

async function applyTo(test: TestApp, job: number, phone: string) {
	const answer = await send(test.app, `/public/ADDED${job}`, { method: "POST", body: form(applicant({ phone })) });
	return answer.status === 200 ? "taken" : answer.body.message;
}

const DUPLICATE = "Phone number already registered";

describeBackend("an application with another spelling of a phone number", (test) => {
	beforeAll(async () => {
		await addJobs(test, [{ id: 960 }, { id: 961 }], { country: "ID" });
		await addJobs(test, [{ id: 962, company_id: 2 }], { country: "DE" });
		await addJobs(test, [{ id: 963, company_id: 2 }]);
		await addJobs(test, [{ id: 964, company_id: 3 }]);
		const { store } = test.deps;
		await store.updateTable("companies").set({ country: null }).where("id", "=", 3).execute();
	});

	it.each([
		[
			"an Indonesian job",
			960,
			"0812-7000-1234",
			["+62 812 7000 1234", "6281270001234", "(+62) 0812 70001234", "٠٨١٢٧٠٠٠١٢٣٤"],
		],
		["a German job of an Indonesian company", 962, "+49 (0)30 123456", ["030 123456", "4930123456"]],
		["a job of an Indonesian company", 963, "+62 (21) 555 1234", ["(021) 5551234"]],
		["a job of no country", 964, "+1 (415) 555-2671", ["001 415 555 2671"]],
	])("is rejected for the same person and %s", async (_, job, first, others) => {
		expect(await applyTo(test, job, first)).toBe("taken");
		for (const other of others) expect([other, await applyTo(test, job, other)]).toEqual([other, DUPLICATE]);
	});

	it("is rejected for identical digits, whatever the job's country was", async () => {
		expect(await applyTo(test, 964, "0812 7000 5678")).toBe("taken");
		await test.deps.store.updateTable("companies").set({ country: "ID" }).where("id", "=", 3).execute();
		expect(await applyTo(test, 964, "081270005678")).toBe(DUPLICATE);
	});

	it("is accepted for another job, and for another number with the same ending", async () => {
		expect(await applyTo(test, 961, "+62 812 7000 1234")).toBe("taken");
		expect(await applyTo(test, 961, "+63 917 000 1234")).toBe("taken");
		expect(await applyTo(test, 961, "7000 1234")).toBe("taken");
	});

	it("stores the digits as sent", async () => {
		const rows = await test.deps.store
			.selectFrom("applications")
			.select(["phone", "phone_key"])
			.where("job_id", "=", 962)
			.execute();
		expect(rows).toEqual([{ phone: "49030123456", phone_key: "+4930123456" }]);
	});
});

const json = (value: object) => ({
	method: "POST",
	headers: { "content-type": "application/json" },
	body: JSON.stringify(value),
});

describeBackend("a phone number whose length is wrong for its country", (test) => {
	beforeAll(async () => {
		await addJobs(test, [{ id: 965 }], { country: "ID" });
		await addJobs(test, [{ id: 966 }], { country: "GB" });
	});

	const refused = (sentence: string) => ({
		message: "Some values are missing or not right.",
		errors: { phone: [sentence] },
	});

	it.each([
		["ADDED965", "0812", PHONE_LENGTHS.short],
		["ADDED965", "62 8123", PHONE_LENGTHS.short],
		["ADDED966", "44 7911 123456 78", PHONE_LENGTHS.long],
	])("is refused in an application for %s: %s", async (code, phone, sentence) => {
		const answer = await send(test.app, `/public/${code}`, { method: "POST", body: form(applicant({ phone })) });
		expect([answer.status, answer.body]).toEqual([422, refused(sentence)]);
	});

	it("is refused in a correction, unless it was there before", async () => {
		const sent = await send(test.app, "/public/ADDED965", { method: "POST", body: form(applicant()) });
		const correct = (phone: string) =>
			send(test.app, `/public/applications/${sent.body.application_token}`, json({ phone }));
		const short = await correct("0812");
		expect([short.status, short.body]).toEqual([422, refused(PHONE_LENGTHS.short)]);
		await test.deps.store.updateTable("applications").set({ phone: "0812" }).where("job_id", "=", 965).execute();
		expect((await correct("0812")).status).toBe(200);
	});

	it.each([
		["0812", { phone: "", country: "", problem: "short" }],
		["+44 7911 123456 78", { phone: "", country: "", problem: "long" }],
		["(415) 555-2671", { phone: "", country: "", problem: "unknown" }],
		["0812 7000 1234", { phone: "+62 812 7000 1234", country: "ID" }],
	])("%s shows as what it is while it is typed", async (phone, reading) => {
		const answer = await send(test.app, "/check_phone", json({ phone, country: "ID" }));
		expect([answer.status, answer.body]).toEqual([200, reading]);
	});
});
