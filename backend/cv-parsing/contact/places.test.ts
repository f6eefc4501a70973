import { findHome, findTown, isAddress, isLocation } from "./places";

it.each(["Jakarta", "Bandung, West Java", "Austin, TX", "Kota Bekasi", "Berlin, Germany", "Denpasar, Bali, Indonesia"])(
	"recognises %j as a place",
	(text) => {
		expect(isLocation(text)).toBe(true);
	},
);

it.each(["PT Maju, Jakarta", "Software Engineer", "Jl. Merdeka 1, Bandung", "Polderland Energy, Utrecht", ""])(
	"rejects %j as a place",
	(text) => {
		expect(isLocation(text)).toBe(false);
	},
);

it("finds the place of residence after the occupation", () => {
	expect(findHome("Nurse, Penang, Malaysia")).toBe("Penang, Malaysia");
	expect(findHome("Sagunto, Spain")).toBe("Sagunto, Spain");
	expect(findHome("Nurse with experience")).toBeUndefined();
});

it.each([
	["Austin, Texas, US", "Austin, Texas, US"],
	["Leeds, West Yorkshire", "Leeds, West Yorkshire"],
	["Mapo-gu, Seoul, Republic of Korea", "Mapo-gu, Seoul, Republic of Korea"],
	["Pleasantville, CA 94588", "Pleasantville, CA"],
	["10115 Berlin", "Berlin"],
	["Seoul, S.Korea", "Seoul, S.Korea"],
	["Dundalk, Co. Louth, IE", "Dundalk, Co. Louth, IE"],
	["Boise, ID 83702 US", "Boise, ID 83702 US"],
	["Ikeja Lagos NG", "Ikeja Lagos NG"],
	["Nsukka, Enugu NG", "Nsukka, Enugu NG"],
	["Esslingen am Neckar – Baden-Württemberg", "Esslingen am Neckar – Baden-Württemberg"],
	["Team Lead IT", undefined],
	["Gudang Sari, Marketing Manager", undefined],
	["Rust, Go, Java", undefined],
])("finds the place in %j", (text, place) => {
	expect(findHome(text)).toBe(place);
});

it("recognises street addresses by a number and a street word", () => {
	expect(["Jl. Cihampelas No. 45", "14 Residency Road", "Perum Asri Blok C2"].every(isAddress)).toBe(true);
	expect(["Road Safety Officer", "Bandung 40131", "a@jalan.example 1"].some(isAddress)).toBe(false);
});

it.each([
	["Starogard Gdański", "Starogard Gdański"],
	["• Ahlat", "Ahlat"],
	["Mörlenbach-Nord, Oberursel", "Mörlenbach-Nord, Oberursel"],
	["33100 Tampere", "Tampere"],
	["Rust, Go, Java", undefined],
	["Marketing, Reading", undefined],
	["Portfolio", undefined],
	["Male", undefined],
	["orange", undefined],
])("finds the town among contact data in %j", (text, place) => {
	expect(findTown(text)).toBe(place);
});
