import { findHome, isAddress, isLocation } from "./places";

it.each(["Jakarta", "Bandung, West Java", "Austin, TX", "Kota Bekasi", "Berlin, Germany", "Denpasar, Bali, Indonesia"])(
	"knows %j as a place",
	(text) => {
		expect(isLocation(text)).toBe(true);
	},
);

it.each(["PT Maju, Jakarta", "Software Engineer", "Jl. Merdeka 1, Bandung", "Polderland Energy, Utrecht", ""])(
	"knows %j as none",
	(text) => {
		expect(isLocation(text)).toBe(false);
	},
);

it("finds where somebody lives behind what they do", () => {
	expect(findHome("Nurse, Penang, Malaysia")).toBe("Penang, Malaysia");
	expect(findHome("Sagunto, Spain")).toBe("Sagunto, Spain");
	expect(findHome("Nurse with experience")).toBeUndefined();
});

it("knows street addresses by a number and a street's word", () => {
	expect(["Jl. Cihampelas No. 45", "14 Residency Road", "Perum Asri Blok C2"].every(isAddress)).toBe(true);
	expect(["Road Safety Officer", "Bandung 40131", "a@jalan.example 1"].some(isAddress)).toBe(false);
});
