import { teamMail } from "./team-mail";

const VALUES = {
	company: "Kopi\r\nBcc: everybody@example.com",
	email: "rani@example.com",
	name: "Suharto",
	topics: "Questions\nReviews",
};

describe("the mail about an enquiry", () => {
	const mail = teamMail(
		{ kind: "training", values: VALUES, language: "id", at: new Date(0), key: undefined },
		1_000_007,
		"support@example.com",
	);

	it("goes to the team, with the sender as reply address", () => {
		expect(mail).toMatchObject({ recipient: "support@example.com", replyTo: "rani@example.com", purpose: "enquiry" });
	});

	it("has a one-line subject", () => {
		expect(mail.subject).toBe("Training request: Kopi Bcc: everybody@example.com");
		const long = { ...VALUES, company: "x".repeat(200) };
		const { subject } = teamMail(
			{ kind: "demo", values: long, language: "en", at: new Date(0), key: undefined },
			1,
			"a@b.co",
		);
		expect(subject).toHaveLength(120);
	});

	it("contains all input and the language for the reply", () => {
		for (const part of ["no. 1000007", "Name: Suharto", "Topics:\nQuestions\nReviews", "Language: Indonesian"])
			expect(mail.body).toContain(part);
	});
});
