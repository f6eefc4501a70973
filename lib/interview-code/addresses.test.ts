import {
	checkedPath,
	elsewherePath,
	isChecked,
	readComesBack,
	readPlace,
	readRoute,
	readUnsure,
	startPath,
	unsurePath,
} from "./addresses";

const search = (path: string) => new URLSearchParams(path.split("?")[1]);

describe("addresses of codes", () => {
	it("are typeable paths", () => {
		expect(startPath({ route: "code", code: "DEMO1234+EU", offset: null })).toBe("/code/DEMO1234+EU/start");
	});

	it("carry the route and the clock to the start", () => {
		for (const route of ["interviews", "code-bcg"] as const) {
			const query = search(startPath({ route, code: "DEMO1234", offset: -60 }));
			expect([readRoute(query.get("at")), query.get("offset")]).toEqual([route, "-60"]);
		}
		expect(startPath({ route: "code", code: "DEMO1234", offset: 0 })).toBe("/code/DEMO1234/start?offset=0");
	});

	it("tell a start that comes back, and a page after its check", () => {
		const start = { route: "interviews", code: "DEMO1234", offset: null } as const;
		expect(readComesBack(search(startPath({ ...start, comesBack: true })))).toBe(true);
		expect(readComesBack(search(startPath(start)))).toBe(false);
		expect(isChecked(search(checkedPath("interviews", "DEMO1234")).get("on"))).toBe(true);
		expect([isChecked("app"), isChecked(undefined)]).toEqual([false, false]);
	});

	it("lead a failed check back to its page", () => {
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
	])("lead nowhere else: %j at %j", (code, at) => {
		expect(readUnsure(code, at)).toBeNull();
	});

	it("say only where the interview takes place", () => {
		expect(readPlace(search(elsewherePath("DEMO1234", "app")).get("on"))).toBe("app");
		expect(readPlace("moon")).toBeNull();
		expect(readPlace(["app"])).toBeNull();
	});
});
