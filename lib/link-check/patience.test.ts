import { answer, setUpLinks } from "@/tests/support/hosts/link-ports";

const PAGE = "https://example.com/work";
const busy = (retryAfterMs?: number) => answer({}, 429, retryAfterMs);

describe("an offline check", () => {
	it("waits for the connection and resumes automatically", async () => {
		const { type, item, clock, log, setOnline } = setUpLinks();
		setOnline(false);
		const id = type(PAGE);
		await clock.pass(20_000);
		expect(item(id)).toMatchObject({ linkErrorMessage: "CHECKING_URL", waiting: "offline" });
		expect(log).toHaveLength(1);
		setOnline(true);
		await clock.settle();
		expect(item(id)).toMatchObject({ linkErrorMessage: "", waiting: undefined });
	});

	it("tries every half minute anyway, because some devices misreport their state", async () => {
		const { type, clock, log, setOnline } = setUpLinks();
		setOnline(false);
		type(PAGE);
		await clock.pass(300_500);
		expect(log).toHaveLength(11);
	});

	it("retries a lost response twice, then reports it", async () => {
		const { type, code, clock, log, replies } = setUpLinks();
		replies.push({ kind: "lost" }, { kind: "lost" }, { kind: "lost" });
		const id = type(PAGE);
		await clock.pass(500 + 4_999);
		expect(code(id)).toBe("CHECKING_URL");
		await clock.pass(1);
		expect(code(id)).toBe("URL_CANT_BE_ACCESSED");
		expect(log).toHaveLength(3);
	});

	it("keeps the id of a repeated copy", async () => {
		const { type, item, clock, log, replies } = setUpLinks();
		replies.push(answer({ status_code: 200 }), { kind: "lost" });
		const id = type(PAGE);
		await clock.pass(1_500);
		expect(log.slice(1)).toEqual([`capture ${PAGE} id-2`, `capture ${PAGE} id-2`]);
		expect(item(id).id_file).toBe("id-2");
	});
});

describe("a busy host", () => {
	it.each([
		[429, 7_000, 7_000],
		[503, 7_000, 7_000],
		[429, undefined, 5_000],
		[429, 0, 1_000],
	])("answering %i is asked again after its own delay (%s ms): %i ms", async (status, retryAfterMs, ms) => {
		const { type, item, clock, log, replies } = setUpLinks();
		replies.push(answer({}, status, retryAfterMs));
		const id = type(PAGE);
		await clock.pass(500);
		expect(item(id)).toMatchObject({ linkErrorMessage: "CHECKING_URL", waiting: "busy", waitSeconds: ms / 1_000 });
		await clock.pass(ms - 1);
		expect(log).toHaveLength(1);
		await clock.pass(1);
		expect(item(id)).toMatchObject({ linkErrorMessage: "", waiting: undefined, waitSeconds: undefined });
	});

	it("is asked five times more before its answer counts", async () => {
		const { type, code, clock, log, replies } = setUpLinks();
		replies.push(...Array.from({ length: 10 }, () => busy(1_000)));
		const id = type(PAGE);
		await clock.pass(60_000);
		expect(code(id)).toBe("URL_CANT_BE_ACCESSED");
		expect(log).toHaveLength(6);
	});

	it("isn't asked again when the link changes meanwhile", async () => {
		const { type, links, code, clock, log, replies } = setUpLinks();
		replies.push(busy(7_000));
		const id = type(PAGE);
		await clock.pass(500);
		links.edit(id, "https://example.com/other");
		await clock.pass(30_000);
		expect(code(id)).toBe("");
		expect(log.filter((call) => call === `check ${PAGE}`)).toHaveLength(1);
	});
});

describe("an unresponsive host", () => {
	it("times out after 200 s", async () => {
		const { type, code, clock, log, replies } = setUpLinks();
		replies.push("hang");
		const id = type(PAGE);
		await clock.pass(500 + 199_999);
		expect(code(id)).toBe("CHECKING_URL");
		await clock.pass(1);
		expect(code(id)).toBe("URL_CANT_BE_ACCESSED");
		expect(log).toHaveLength(1);
	});
});

describe("a failing host", () => {
	it.each([500, 502, 503, 504])(
		"answering %i is asked again, because it says nothing about the link",
		async (status) => {
			const { type, item, clock, replies } = setUpLinks();
			replies.push(answer({}, status));
			const id = type(PAGE);
			await clock.pass(500);
			expect(item(id)).toMatchObject({ linkErrorMessage: "CHECKING_URL", waiting: "trouble", waitSeconds: 5 });
			await clock.pass(5_000);
			expect(item(id)).toMatchObject({ linkErrorMessage: "", waiting: undefined });
		},
	);

	it("is asked three times more, then the link can't be accessed", async () => {
		const { type, code, clock, log, replies } = setUpLinks();
		for (let i = 0; i < 4; i++) replies.push(answer({}, 500));
		const id = type(PAGE);
		await clock.pass(500 + 3 * 5_000);
		expect(code(id)).toBe("URL_CANT_BE_ACCESSED");
		expect(log).toHaveLength(4);
	});
});
