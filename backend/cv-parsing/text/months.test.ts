import { markMonths } from "./months";

it("keeps the length of a text whose months it marks, whole words only", () => {
	for (const text of ["März 2020 – Februari 2021", "MARCHING in May", "İstanbul, Maret '20", "2021年3月"]) {
		expect(markMonths(text)).toHaveLength(text.length);
	}
	expect(markMonths("MARCHING in May")).toBe("marching in \ue000\ue000\ue000");
	expect(markMonths("März 2020")).toBe("\ue001\ue001\ue001\ue001 2020");
});

it("takes no sign of a text for a month", () => {
	expect(markMonths("\ue000 2020")).toBe("  2020");
});
