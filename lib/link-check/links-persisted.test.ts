import { setUpLinks } from "@/tests/support/hosts/link-ports";
import { passedLinks } from "./item";

const PAGE = "https://example.com/work";
const DOCUMENT = "https://docs.google.com/document/d/1";

describe("removal", () => {
	it("cancels the check and ignores its response", async () => {
		const { type, links, clock, log } = setUpLinks();
		links.remove(type(PAGE));
		await clock.pass(1_000);
		expect([links.snapshot(), log]).toEqual([[], []]);
	});

	it("can be undone: the link returns in place, with its copy", async () => {
		const { type, links, clock, log } = setUpLinks();
		const ids = [type(`${PAGE}/1`), type(`${PAGE}/2`), type(`${PAGE}/3`)];
		await clock.pass(500);
		const before = links.snapshot();
		const undo = links.remove(ids[1] ?? "");
		undo();
		undo();
		expect(links.snapshot()).toEqual(before);
		await clock.pass(500);
		expect(log).toHaveLength(6);
	});

	it("can be undone during a check, which restarts", async () => {
		const { type, links, code, clock, replies } = setUpLinks();
		replies.push("hang");
		const id = type(PAGE);
		await clock.pass(500);
		links.remove(id)();
		expect(code(id)).toBe("CHECKING_URL");
		await clock.pass(0);
		expect(code(id)).toBe("");
	});

	it("can be undone even if the same link was typed meanwhile, with a message", async () => {
		const { type, links, code, clock } = setUpLinks();
		const id = type(PAGE);
		await clock.pass(500);
		const undo = links.remove(id);
		type(PAGE);
		await clock.pass(500);
		undo();
		await clock.pass(0);
		expect(code(id)).toBe("LINK_CANT_BE_SAME");
	});
});

describe("restored links", () => {
	const PERSISTED = { value: PAGE, change: false, domain_host: "example.com", id_file: "f", download_path: "copies/9" };

	it("come back unchecked and unchanged", async () => {
		const { links, clock, log } = setUpLinks();
		links.restore([PERSISTED, { ...PERSISTED, value: DOCUMENT, change: true }]);
		await clock.pass(1_000);
		expect(links.snapshot().map(({ change, linkErrorMessage }) => [change, linkErrorMessage])).toEqual([
			[false, ""],
			[true, ""],
		]);
		expect(passedLinks(links.snapshot())[0]).toEqual({ ...PERSISTED, type: "link" });
		expect(log).toEqual([]);
	});

	it("count as changed once they are edited", () => {
		const { links } = setUpLinks();
		links.restore([PERSISTED]);
		const id = links.snapshot()[0]?.id ?? "";
		links.edit(id, `${PAGE}/new`);
		expect(links.snapshot()[0]?.change).toBe(true);
	});

	it("come back once, and not at all when they are empty", () => {
		const { links } = setUpLinks();
		links.restore([PERSISTED, PERSISTED, { ...PERSISTED, value: " " }]);
		links.restore([PERSISTED]);
		expect(links.snapshot()).toHaveLength(1);
	});

	it("get rows of their own, whatever else was stored", () => {
		const { links } = setUpLinks();
		const old = { ...PERSISTED, id: "", linkErrorMessage: "URL_MALICIOUS" };
		links.restore([old, { ...old, value: DOCUMENT }]);
		expect(links.snapshot().map(({ id, linkErrorMessage }) => [id, linkErrorMessage])).toEqual([
			["id-1", ""],
			["id-2", ""],
		]);
	});

	it("are checked if they have no copy", async () => {
		const { links, clock } = setUpLinks();
		links.restore([{ ...PERSISTED, change: true, download_path: "" }]);
		await clock.pass(0);
		expect(links.snapshot()[0]).toMatchObject({ linkErrorMessage: "", download_path: "copies/page" });
	});
});
