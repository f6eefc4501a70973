import { securityText } from "./security-text";

it("security.txt names the contact, the policy, and a day within the coming year", () => {
	expect(securityText("https://a.example", "help@a.example", new Date("2026-11-24T08:00:00Z")).split("\n")).toEqual([
		"Contact: mailto:help@a.example",
		"Expires: 2027-05-23T00:00:00.000Z",
		"Preferred-Languages: en, id",
		"Canonical: https://a.example/.well-known/security.txt",
		"Policy: https://a.example/security#report",
		"",
	]);
});
