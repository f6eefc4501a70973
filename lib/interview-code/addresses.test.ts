import { elsewherePath, readPlace, readRoute, readUnsure, startPath, unsurePath } from "./addresses";

const search = (path: string) => new URLSearchParams(path.split("?")[1]);

describe("addresses of codes", () => {
	it("are paths that people can type", () => {
		expect(startPath({ route: "code", code: "DEMO1234+EU", offset: null })).toBe("/code/DEMO1234+EU/start");
	});

	it("take along to the start what only the page knows: its own route, and the clock", () => {
		for (const route of ["interviews", "code-bcg"] as const) {
			const query = search(startPath({ route, code: "DEMO1234", offset: -60 }));
			expect([readRoute(query.get("at")), query.get("offset")]).toEqual([route, "-60"]);
		}
		expect(startPath({ route: "code", code: "DEMO1234", offset: 0 })).toBe("/code/DEMO1234/start?offset=0");
	});

	it("bring a code that could not be checked back to its page", () => {
		const query = search(unsurePath("interviews", "DEMO1234+EU"));
		expect(readUnsure(query.get("code"), query.get("at"))).toEqual({
			code: "DEMO1234+EU",
			path: "/interviews/DEMO1234+EU",
		});
	});

	it.each([
		[null, null],
		["DEMO1234", null],
		["DEMO1234", "//evil.example"],
		["//evil.example", "code"],
		["<b>", "code"],
	])("bring nobody anywhere else: %j at %j", (code, at) => {
		expect(readUnsure(code, at)).toBeNull();
	});

	it("say where the interview is done, and nothing else", () => {
		expect(readPlace(search(elsewherePath("DEMO1234", "app")).get("on"))).toBe("app");
		expect(readPlace("moon")).toBeNull();
		expect(readPlace(["app"])).toBeNull();
	});
});
