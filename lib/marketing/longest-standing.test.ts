import { longestStanding } from "./longest-standing";

const company = (id: string, logo: string | undefined = `https://a.example.com/${id}.svg`) => ({ id, logo });

describe("the logo bar", () => {
	it("shows companies with a logo in the order of their ids, up to its limit", () => {
		const listed = [company("112"), company("30"), { id: "2", logo: undefined }, company("9"), company("31")];
		expect(longestStanding(listed, 3).map(({ id }) => id)).toEqual(["9", "30", "31"]);
		expect(listed[0]?.id).toBe("112");
	});
});
