import { readLinks } from "./links";

describe("the links of a CV", () => {
	it("give the person's contact data", () => {
		const links = ["mailto:jane%40example.com?subject=CV", "tel:+62-812-3456-7890", "https://www.linkedin.com/in/jane"];
		expect(readLinks(links)).toEqual({
			email: "jane@example.com",
			phone: "+62-812-3456-7890",
			linkedin: "https://www.linkedin.com/in/jane",
		});
	});

	it("give nothing if several of a kind differ, or if they lead elsewhere", () => {
		const links = [
			"mailto:a@example.com",
			"mailto:b@example.com",
			"https://example.com",
			"tel:%E0%A4%A",
			"mailto:A@example.com",
		];
		expect(readLinks(links)).toEqual({ email: undefined, phone: undefined, linkedin: undefined });
	});
});
