import { maintenance } from "../../support/hosts/misbehaviour";
import { INTERVIEW_ORIGIN, jsonAnswer } from "../../support/hosts/stub-host";
import { decoded, withoutScripts } from "../../support/pages/html";
import { site } from "../../support/sites/shared-site";

const ANDROID = "Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/142.0.0.0 Mobile Safari/537.36";

const startOf = async (path: string, headers?: HeadersInit) => {
	const answer = await site.get(path, headers);
	return [answer.status, answer.headers.get("location")];
};

/** Whether people get to see some words on a page. */
const shows = async (path: string, messages: string) =>
	decoded(withoutScripts(await site.html(path))).includes(messages);

export function describeInterviewCodes() {
	describe("the pages of interview codes", () => {
		it.each(["/code", "/id/interviews", "/code-bcg"])("are private: %s", async (path) => {
			const answer = await site.get(`${path}/DEMO1234`);
			const html = await answer.text();
			expect(answer.status).toBe(200);
			expect(answer.headers.get("cache-control")).toContain("no-store");
			expect(answer.headers.get("referrer-policy")).toBe("no-referrer");
			expect(html).toMatch(/<meta name="robots" content="noindex/);
			expect(site.host.calls).toEqual([]);
		});

		it("show the code as it will be sent, however it was written", async () => {
			for (const path of ["/code/demo1234+eu", "/code/demo1234%2BEu", "/code/%20demo1234%2beu%20"])
				expect(await shows(path, ">demo1234+EU<")).toBe(true);
		});

		it.each(["/code/ab", "/code/DEMO-1234", "/code/DEMO1234+US", "/code/%3Cscript%3E", `/code/${"A".repeat(41)}`])(
			"redirect %s to the not-found page in the same language",
			async (path) => {
				expect(await startOf(path)).toEqual([307, "/notfound"]);
				expect(await startOf(`/id${path}/start`)).toEqual([303, "/id/notfound"]);
			},
		);

		it.each(["%20", "%252B", "%2520"])("accept %s instead of the plus sign, in the EU only", async (sign) => {
			expect(await startOf(`/id/code/DEMO1234${sign}EU`)).toEqual([308, "/id/code/DEMO1234+EU"]);
			expect(await startOf(`/p/ORBIT1${sign}eu`)).toEqual([308, "/p/ORBIT1+EU"]);
			expect([...site.host.calls, ...site.eu.calls]).toEqual([]);
		});

		it("accept only their own two query parameters", async () => {
			const messages = "This interview takes place in the mobile app";
			for (const on of ["moon", "%3Cscript%3E", "app&on=computer"])
				expect(await shows(`/code/DEMO1234?on=${on}`, messages)).toBe(false);
			expect(await shows("/code/DEMO1234?on=app", messages)).toBe(true);
		});

		it("fit the device from the first byte", async () => {
			const html = await (await site.get("/code-bcg/DEMO1234", { "user-agent": ANDROID })).text();
			expect(html).toContain("This page can&#x27;t be accessed in a mobile browser");
		});
	});

	describe("the route from a code to its interview", () => {
		it.each(["DEMO1234+eu", "DEMO1234%2BEU", "%20DEMO1234%2beu", "DEMO1234+EU%20"])(
			"calls only the EU's host for %s",
			async (code) => {
				site.eu.respond = jsonAnswer(200, { interview_code: "DEMO1234+EU" });
				expect(await startOf(`/code/${code}/start`)).toEqual([303, `${INTERVIEW_ORIGIN}/code/DEMO1234%2BEU`]);
				expect(site.eu.calls.map(({ url }) => url)).toEqual(["/code/DEMO1234%2BEU?debug=false"]);
				expect(site.host.calls).toEqual([]);
			},
		);

		it.each(["//evil.example", "../../login", "https://evil.example/", "A@evil.example", "javascript:alert(1)"])(
			"leads to the interview host with the requested code, whatever a host returns: %s",
			async (interview_code) => {
				site.host.respond = jsonAnswer(200, { interview_code });
				expect(await startOf("/code/DEMO1234/start")).toEqual([303, `${INTERVIEW_ORIGIN}/code/DEMO1234`]);
			},
		);

		it("reports an unknown code, and a failed check", async () => {
			expect(await startOf("/code/NOBODY99/start")).toEqual([303, "/notfound"]);
			site.host.respond = jsonAnswer(200, {});
			expect(await startOf("/code/NOBODY99/start")).toEqual([303, "/notfound"]);
			for (const respond of [jsonAnswer(500, {}), maintenance]) {
				site.host.respond = respond;
				expect(await startOf("/id/code/DEMO1234/start")).toEqual([303, "/id/notfound?code=DEMO1234&at=code"]);
			}
		});

		it("returns from a failed check to its own page only", async () => {
			site.host.respond = jsonAnswer(500, {});
			for (const [at, page] of [
				["interviews", "interviews"],
				["code-bcg", "code-bcg"],
				["%2F%2Fevil.example", "code"],
			]) {
				const location = `/notfound?code=DEMO1234&at=${page}`;
				expect(await startOf(`/code/DEMO1234/start?at=${at}&offset=0`)).toEqual([303, location]);
			}
		});

		it.each([
			[1, ANDROID, "/code/DEMO1234?on=computer"],
			[2, ANDROID, "/code/DEMO1234?on=app"],
			[2, "", "/code/DEMO1234?on=app"],
			[1, "", `${INTERVIEW_ORIGIN}/code/DEMO1234`],
		])("with device_type %i leads %j to %s", async (device_type, userAgent, location) => {
			site.host.respond = jsonAnswer(200, { interview_code: "DEMO1234", device_type });
			expect(await startOf("/code/DEMO1234/start", { "user-agent": userAgent })).toEqual([303, location]);
		});

		it("leads a phone without script to the page of an ended interview only", async () => {
			const page = await (await site.get("/id/interviews/DEMO1234", { "user-agent": ANDROID })).text();
			const start = decoded(/<noscript>.*?url=([^"]+)"/.exec(page)?.[1] ?? "");
			expect(start).toBe("/id/code/DEMO1234/start?at=interviews&only=ended");
			const leadsTo = async (answer: object, status = 200) => {
				site.host.respond = jsonAnswer(status, answer);
				return startOf(start, { "user-agent": ANDROID });
			};
			const interview_code = "DEMO1234";
			expect(await leadsTo({ interview_code, ended: "withdrawn" })).toEqual([
				303,
				`${INTERVIEW_ORIGIN}/code/DEMO1234?language=id`,
			]);
			expect(await leadsTo({ interview_code, device_type: 1 })).toEqual([303, "/id/code/DEMO1234?on=computer"]);
			expect(await leadsTo({})).toEqual([303, "/id/notfound"]);
			for (const [answer, status] of [
				[{ interview_code }, 200],
				[{}, 500],
			] as const)
				expect(await leadsTo(answer, status)).toEqual([303, "/id/interviews/DEMO1234?on=here"]);
			const back = await (await site.get("/id/interviews/DEMO1234?on=here", { "user-agent": ANDROID })).text();
			expect(back).not.toContain("<noscript><meta");
		});

		it("is never logged with its code", async () => {
			await site.get("/id/code/SECRET77/start");
			await site.get("/interviews/SECRET77");
			await site.get("/api/code/SECRET77?debug=false");
			const output = () => site.site.output();
			while (!output().includes("/api/code/:code")) await new Promise((resolve) => setTimeout(resolve, 20));
			expect(output()).toContain('"/id/code/:code/start"');
			expect(output()).not.toContain("SECRET77");
		});

		it("is rate-limited like the check itself", async () => {
			let last = 303;
			for (let tries = 0; tries < 70 && last !== 429; tries += 1) {
				[last] = (await startOf(`/code/TRY${tries}X/start`)) as [number];
			}
			expect(last).toBe(429);
		});
	});

	it.each([
		["?code=DEMO1234&at=interviews", true],
		["?code=%3Cscript%3Ealert(1)%3C/script%3E&at=code", false],
		["?code=DEMO1234&at=%2F%2Fevil.example", false],
		["?code=DEMO1234", false],
		["", false],
	])("the not-found page echoes nothing but a code: %j", async (query, isRepeated) => {
		expect(await shows(`/notfound${query}`, "Lost in space")).toBe(!isRepeated);
		expect(await shows(`/notfound${query}`, "<title>We can't check your code right now</title>")).toBe(isRepeated);
		expect(await shows(`/notfound${query}`, "We couldn't check the interview code DEMO1234")).toBe(isRepeated);
		expect(await shows(`/notfound${query}`, 'href="/interviews/DEMO1234"')).toBe(isRepeated);
		expect(await shows(`/notfound${query}`, "evil")).toBe(false);
	});
}
