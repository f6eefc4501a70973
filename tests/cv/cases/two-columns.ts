import type { CvCase } from "../cv-case";
import { twoColumns } from "../layouts/two-columns";
import { AMELIA, JAMES, SUHARTO, ZOE } from "../people/english";
import { DEWI, SITI } from "../people/indonesian";

const WITHOUT = ["preferred", "address", "birth", "nationality", "industry"] as const;

const pdf = (title: string, person: CvCase["person"], make: CvCase["make"]): CvCase => ({
	title,
	format: "pdf",
	person,
	without: WITHOUT,
	make,
});

/** CVs with a narrow column at one side. */
export const TWO_COLUMNS: CvCase[] = [
	pdf("column at the left under the name", AMELIA, () => twoColumns(AMELIA, "short", { side: "left", banner: true })),
	pdf("column at the right under the name", JAMES, () => twoColumns(JAMES, "long", { side: "right", banner: true })),
	pdf("column at the left, name beside it", DEWI, () => twoColumns(DEWI, "long", { side: "left", banner: false })),
	pdf("column at the right, lines at one height", SITI, () =>
		twoColumns(SITI, "slash", { side: "right", banner: true, grid: true }),
	),
	pdf("column at the left, letters of several languages", ZOE, () =>
		twoColumns(ZOE, "short", { side: "left", banner: false, family: "wide" }),
	),
	pdf("column at the left, one name", SUHARTO, () =>
		twoColumns(SUHARTO, "iso", { side: "left", banner: true, grid: true }),
	),
];
