import { isInstitute } from "./institutes";

it.each([
	"Georgia Tech",
	"Sciences Po, Paris",
	"ETH Zürich",
	"Caltech (Pasadena)",
	"Télécom Paris",
	"PUC-Rio",
	"LE WAGON – Lyon",
])("knows %j", (text) => {
	expect(isInstitute(text)).toBe(true);
});

it.each(["Georgia", "Zephyr Tech", "Harvard Street Bakery", "Clerk at Caltech", "Yale Locks", "Wellesley, MA", ""])(
	"takes %j for no school",
	(text) => {
		expect(isInstitute(text)).toBe(false);
	},
);
