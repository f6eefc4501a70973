import { refuse } from "../../../refusal";
import { refusedBy, resultOf } from "./results";

it("keeps a host's message and drops our own API proxy's", async () => {
	const refusedAnswer = Response.json({ message: "Not today", errors: { email: ["too odd"] } }, { status: 400 });
	expect(await refusedBy(refusedAnswer)).toEqual({ status: 400, reason: "Not today", errors: { email: ["too odd"] } });
	expect(await refusedBy(refuse("body_too_large"))).toEqual({ status: 413, reason: "", errors: {} });
});

it("keeps the interview code and drops a link too long for a cookie", async () => {
	const applicant = { fullname: "Suharto", email: "a@b.co" } as Parameters<typeof resultOf>[1];
	const link = `https://interview.example/${"x".repeat(2_000)}`;
	const taken = Response.json({ interview_code: "ABCD1234", url: link, assesment_not_available: false });
	expect(await resultOf(taken, applicant, { closedCv: "damaged", closedFiles: [] })).toMatchObject({
		code: "ABCD1234",
		url: undefined,
		closedCv: "damaged",
	});
});

it("names the first files that nobody can open, cut to what a cookie holds", async () => {
	const applicant = { fullname: "Suharto", email: "a@b.co" } as Parameters<typeof resultOf>[1];
	const taken = Response.json({ interview_code: "ABCD1234", assesment_not_available: false });
	const closedFiles = Array.from({ length: 9 }, (_, index) => `${index} ${"x".repeat(100)}.pdf`);
	const result = await resultOf(taken, applicant, { closedCv: undefined, closedFiles });
	expect(result).toMatchObject({ closedFiles: closedFiles.slice(0, 8).map((name) => name.slice(0, 60)) });
});
