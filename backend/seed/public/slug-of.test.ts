import { slugOf } from "./slug-of";

describe("slugOf", () => {
	it.each([
		["Señorita's Bakeshop", "senoritas-bakeshop"],
		["Cà Phê Đắk Lắk", "ca-phe-dak-lak"],
		["Smørrebrød & Co.", "smorrebrod-and-co"],
		["Żubr  Logistyka", "zubr-logistyka"],
		["Übersee-Kontor", "ubersee-kontor"],
	])("writes %s as %s", (title, slug) => {
		expect(slugOf(title)).toBe(slug);
	});
});
