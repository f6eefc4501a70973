import { interviewAddress } from "./interview-address";

const HOSTS = {
	interview: "https://i.example",
	interviewUtc: "https://utc.example",
	interviewEu: "https://eu.example",
};
const addressOf = (code: string, offset: number | null, answered = code) =>
	interviewAddress({ code, answered, offset, locale: "en" }, HOSTS);

describe("the address of an interview", () => {
	it.each([
		[0, "https://utc.example/code/DEMO1234"],
		[60, "https://utc.example/code/DEMO1234"],
		[-0, "https://utc.example/code/DEMO1234"],
		[-60, "https://i.example/code/DEMO1234"],
		[120, "https://i.example/code/DEMO1234"],
		[420, "https://i.example/code/DEMO1234"],
		[null, "https://i.example/code/DEMO1234"],
	])("for a clock that is %s minutes ahead of UTC is %s", (offset, address) => {
		expect(addressOf("DEMO1234", offset)).toBe(address);
	});

	it("is in the EU for EU codes, whatever the clock", () => {
		expect(addressOf("DEMO1234+EU", 0)).toBe("https://eu.example/code/DEMO1234%2BEU");
		expect(addressOf("demo1234+EU", 420, "DEMO1234")).toBe("https://eu.example/code/DEMO1234");
	});

	it("names the language of the page that leads there, except English", () => {
		const interview = { code: "DEMO1234+EU", answered: "DEMO1234+EU", offset: 420, locale: "id" } as const;
		expect(interviewAddress(interview, HOSTS)).toBe("https://eu.example/code/DEMO1234%2BEU?language=id");
	});

	it("contains the code as the check returned it", () => {
		expect(addressOf("demo1234", 420, "DEMO1234")).toBe("https://i.example/code/DEMO1234");
	});
});
