import { mailDraft } from "./mail-draft";

describe("the link of a mail's draft", () => {
	const draft = { subject: "50 % off & more?", body: "Dear team,\n\nCompany: \nBudget: 5 + 5" };

	it("round-trips subject and body, with mail line breaks", () => {
		const { protocol, pathname, searchParams } = new URL(mailDraft("help@astronaut.example", draft));
		expect(protocol + pathname).toBe("mailto:help@astronaut.example");
		expect(searchParams.get("subject")).toBe(draft.subject);
		expect(searchParams.get("body")).toBe("Dear team,\r\n\r\nCompany: \r\nBudget: 5 + 5");
	});

	it("encodes spaces and special characters for mail programs", () => {
		const link = mailDraft("help@astronaut.example", draft);
		expect(link).toContain("subject=50%20%25%20off%20%26%20more%3F");
		expect(link).toContain("Budget%3A%205%20%2B%205");
	});

	it("escapes addresses within the draft", () => {
		expect(mailDraft("a+b&c?d@astronaut.example", draft)).toContain("mailto:a%2Bb%26c%3Fd@astronaut.example?subject=");
	});
});
