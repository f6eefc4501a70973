import { isLocation } from "./places";

it.each([
	"Jakarta",
	"Bandung, West Java",
	"Austin, TX",
	"Kota Bekasi",
	"Berlin, Germany",
	"Denpasar, Bali, Indonesia",
	"青岛市",
	"Abidjan, Côte d'Ivoire",
])("recognises %j as a place", (text) => {
	expect(isLocation(text)).toBe(true);
});

it.each(["PT Maju, Jakarta", "Software Engineer", "Jl. Merdeka 1, Bandung", "Polderland Energy, Utrecht", ""])(
	"rejects %j as a place",
	(text) => {
		expect(isLocation(text)).toBe(false);
	},
);
