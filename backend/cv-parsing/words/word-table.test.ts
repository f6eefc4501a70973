import { WordTable } from "./word-table";

const table = new WordTable({
	one: "vendedor/a, -meister, poli-, !klassiker, -iker, scrum master, b.v, aide-soignant/e",
	zh: "经理, مدير",
});

it.each([
	"vendedor",
	"la vendedora",
	"hausmeister,",
	"(politeknik)",
	"mechaniker",
	"senior scrum master",
	"x b.v.",
	"aide-soignante",
])("finds a word of its list in %j", (text) => {
	expect(table.isIn(text)).toBe(true);
});

it.each(["vendedores", "meisterlich", "metropoli", "klassiker", "scrum masters", "scrum", "b.va", "soignante"])(
	"finds no word in %j",
	(text) => {
		expect(table.isIn(text)).toBe(false);
	},
);

it("finds Han and Arabic words inside of others", () => {
	expect(table.isIn("产品经理")).toBe(true);
	expect(table.isIn("المدير العام")).toBe(true);
});
