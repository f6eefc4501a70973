import { answer, setUpLinks } from "@/tests/support/hosts/link-ports";
import type { LinkCode } from "./codes";
import { blockingLinks, passedLinks } from "./item";
import type { LinkReply } from "./ports";

const PAGE = "https://example.com/work";
const DOCUMENT = "https://docs.google.com/document/d/1";

const scan = (status_code: number, malicious = 0, suspicious = 0) =>
	answer({ host: "example.com", status_code, result: { malicious, suspicious } });

describe("an accepted link", () => {
	it.each([
		[DOCUMENT, "document", "docs.google.com", "copies/document"],
		["https://drive.google.com/file/d/1", "document", "drive.google.com", "copies/document"],
		["https://www.youtube.com/watch?v=1", "video", "www.youtube.com", "copies/video"],
		["https://youtu.be/1", "video", "youtu.be", "copies/video"],
		[PAGE, "capture", "example.com", "copies/page"],
		["http://notyoutube.com/", "capture", "notyoutube.com", "copies/page"],
	])("is checked and copied: %s by %s", async (link, call, domain_host, download_path) => {
		const { type, item, clock, log } = setUpLinks();
		const id = type(`  ${link} `);
		await clock.pass(500);
		expect(item(id)).toMatchObject({ linkErrorMessage: "", domain_host, id_file: "id-2", download_path });
		expect(log).toEqual([`check ${link}`, `${call} ${link} id-2`]);
	});

	it("is copied as its final target", async () => {
		const { type, clock, log, replies } = setUpLinks();
		replies.push(answer({ host: "drive.google.com", status_code: 200, result: null }));
		type("https://short.example/x");
		await clock.pass(500);
		expect(log[1]).toBe("document https://short.example/x id-2");
	});

	it("is submitted trimmed, with its change flag and its copy", async () => {
		const { type, links, clock } = setUpLinks();
		type(` ${PAGE} `);
		await clock.pass(500);
		expect(blockingLinks(links.snapshot())).toEqual([]);
		expect(passedLinks(links.snapshot())).toEqual([
			{
				value: PAGE,
				change: true,
				domain_host: "example.com",
				id_file: "id-2",
				download_path: "copies/page",
				type: "link",
			},
		]);
	});
});

describe("a rejected link", () => {
	it.each<[LinkCode, LinkReply[]]>([
		["URL_CANT_BE_ACCESSED", [scan(404)]],
		["URL_CANT_BE_ACCESSED", [scan(301)]],
		["URL_CANT_BE_ACCESSED", [answer({ host: "example.com" })]],
		["URL_CANT_BE_ACCESSED", [answer({ message: "no" }, 422)]],
		["URL_CANT_BE_ACCESSED", [answer(undefined, 501)]],
		["URL_CANT_BE_ACCESSED", [scan(404, 1, 1)]],
		["URL_MALICIOUS", [scan(200, 1)]],
		["URL_MALICIOUS", [scan(200, 2, 1)]],
		["URL_SUSPICIOUS", [scan(200, 0, 1)]],
		["URL_CANT_BE_PROCESSED", [scan(200), answer({}, 422)]],
		["URL_CANT_BE_PROCESSED", [scan(200), answer({ data: {} })]],
		["URL_CANT_BE_PROCESSED", [scan(200), answer("<html>")]],
		["URL_NO_SPACE", [scan(200), answer({ message: "There is no room left to store this." }, 507)]],
	])("gets %s (case %#) and can be checked again", async (code, given) => {
		const { type, item, links, clock, replies } = setUpLinks();
		replies.push(...given);
		const id = type(PAGE);
		await clock.pass(500);
		expect(item(id)).toMatchObject({ linkErrorMessage: code, id_file: "", download_path: "" });
		expect(passedLinks(links.snapshot())).toEqual([]);
		links.recheck(id);
		expect(item(id).linkErrorMessage).toBe("CHECKING_URL");
		await clock.pass(0);
		expect(item(id).linkErrorMessage).toBe("");
	});

	it.each([[answer({ message: "private" }, 422)], [answer({ link_download: null })], [answer(null)]])(
		"on a document host gets URL_NOT_HAVE_PERMISSION (case %#)",
		async (reply) => {
			const { type, code, clock, replies } = setUpLinks();
			replies.push(scan(200), reply);
			const id = type(DOCUMENT);
			await clock.pass(500);
			expect(code(id)).toBe("URL_NOT_HAVE_PERMISSION");
		},
	);

	it("on a document host without room for copies gets URL_NO_SPACE at once", async () => {
		const { type, code, clock, log, replies } = setUpLinks();
		replies.push(scan(200), answer({ message: "Too much was copied for your network today." }, 507));
		const id = type(DOCUMENT);
		await clock.pass(500);
		expect([code(id), log.length]).toEqual(["URL_NO_SPACE", 2]);
	});

	it.each([
		["example.com", "INVALID_URL"],
		["ftp://example.com", "INVALID_URL"],
		["javascript:alert(1)", "INVALID_URL"],
		["https://", "INVALID_URL"],
		["https://a b", "INVALID_URL"],
		[`https://example.com/${"a".repeat(1_981)}`, "INVALID_URL"],
		["   ", "LINK_CANT_BE_BLANK"],
	])("with invalid syntax is never sent (case %#)", async (value, expected) => {
		const { type, links, code, clock, log } = setUpLinks();
		const id = type(value);
		await clock.pass(500);
		expect(code(id)).toBe(expected);
		links.recheck(id);
		await clock.pass(500);
		expect(log).toEqual([]);
	});

	it("may be 2,000 characters long", async () => {
		const { type, code, clock } = setUpLinks();
		const id = type(`HTTPS://example.com/${"a".repeat(1_980)}`);
		await clock.pass(500);
		expect(code(id)).toBe("");
	});
});

describe("editing", () => {
	it("counts as a check at once, which starts 500 ms after the last change", async () => {
		const { type, links, code, clock, log } = setUpLinks();
		const id = type("https://exam");
		expect(code(id)).toBe("CHECKING_URL");
		await clock.pass(499);
		links.edit(id, PAGE);
		await clock.pass(499);
		expect(log).toEqual([]);
		await clock.pass(1);
		expect(log[0]).toBe(`check ${PAGE}`);
	});

	it("cancels the previous check and ignores its response", async () => {
		const { type, links, item, clock, log, replies } = setUpLinks();
		replies.push("hang");
		const id = type(DOCUMENT);
		await clock.pass(500);
		links.edit(id, PAGE);
		await clock.pass(500);
		expect(item(id)).toMatchObject({ linkErrorMessage: "", download_path: "copies/page" });
		expect(log).toEqual([`check ${DOCUMENT}`, `check ${PAGE}`, `capture ${PAGE} id-2`]);
	});

	it("drops the previous verdict", async () => {
		const { type, links, item, clock } = setUpLinks();
		const id = type(PAGE);
		await clock.pass(500);
		links.edit(id, "");
		expect(item(id)).toMatchObject({ linkErrorMessage: "LINK_CANT_BE_BLANK", download_path: "", id_file: "" });
	});

	it("without a change does nothing", async () => {
		const { type, links, code, clock } = setUpLinks();
		const id = type(PAGE);
		await clock.pass(500);
		links.edit(id, PAGE);
		expect(code(id)).toBe("");
	});
});

describe("several links", () => {
	it("accept no new one while another is empty, and fifty at most", async () => {
		const { links, type, clock } = setUpLinks();
		const id = links.add();
		expect(links.add()).toBeNull();
		links.edit(id ?? "", PAGE);
		for (let n = 2; n <= 50; n += 1) type(`${PAGE}/${n}`);
		await clock.pass(500);
		expect(links.add()).toBeNull();
	});

	it("can't be equal, however they are spelled", async () => {
		const { type, code, clock } = setUpLinks();
		const one = type("https://example.com");
		await clock.pass(500);
		const other = type("HTTPS://EXAMPLE.com/");
		await clock.pass(500);
		expect([code(one), code(other)]).toEqual(["", "LINK_CANT_BE_SAME"]);
	});

	it("typed equally at the same time leave one accepted", async () => {
		const { type, code, clock } = setUpLinks();
		const ids = [type(PAGE), type(PAGE)];
		await clock.pass(500);
		expect(ids.map(code).toSorted()).toEqual(["", "LINK_CANT_BE_SAME"]);
	});

	it.each(["removed", "changed"])("free a duplicate when the other one is %s", async (how) => {
		const { type, links, code, clock } = setUpLinks();
		const one = type(PAGE);
		await clock.pass(500);
		const other = type(PAGE);
		await clock.pass(500);
		if (how === "removed") links.remove(one);
		else links.edit(one, `${PAGE}/2`);
		expect(code(other)).toBe("CHECKING_URL");
		await clock.pass(500);
		expect(code(other)).toBe("");
	});
});

describe("leaving the page", () => {
	it("cancels all checks", async () => {
		const { type, links, clock, log } = setUpLinks();
		type(PAGE);
		links.stop();
		await clock.pass(10_000);
		expect(log).toEqual([]);
	});
});
