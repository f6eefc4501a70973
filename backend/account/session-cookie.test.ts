import { noSessionCookie, readCookie, sessionCookie, sessionCookieName } from "./session-cookie";

const place = (region: "main" | "eu", publicUrl: string) => ({ region, publicUrl });

describe("the cookie of a session", () => {
	it("has a name per region and port, because the ports of a machine share cookies", () => {
		const names = [
			place("main", "http://localhost:4000"),
			place("eu", "http://localhost:4001"),
			place("main", "http://localhost:4100"),
		].map(sessionCookieName);
		expect(new Set(names).size).toBe(3);
	});

	it("is restricted to https and this host if the backend uses https", () => {
		expect(sessionCookie(place("main", "https://recruiter.example"), "t")).toMatch(
			/^__Host-session-main=t; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Lax; Secure$/,
		);
		expect(sessionCookie(place("main", "http://localhost:4000"), "t")).not.toContain("Secure");
	});

	it("is cleared under the same name", () => {
		const at = place("main", "https://recruiter.example");
		expect(noSessionCookie(at)).toContain(`${sessionCookieName(at)}=; Path=/; Max-Age=0;`);
	});

	it.each([
		["a=1; session=x; b=2", "x"],
		["session=x=y", "x=y"],
		["other-session=x", undefined],
		["session", undefined],
		["", undefined],
	])("is parsed from %j", (cookie, value) => {
		expect(readCookie(new Headers({ cookie }), "session")).toBe(value);
	});
});
