import { saidHome } from "./said-home";

it.each([
	["Nurse based in Millbrook, United States", "Millbrook, United States"],
	["Lives in Tinago", "Tinago"],
	["Lives in Kulai with two dogs", "Kulai"],
	["Living in Kulai since 2020", "Kulai"],
	["Tinggal di Depok. Siap bekerja.", "Depok"],
	["Ich wohne in Usedom.", "Usedom"],
	["J'habite à Hossegor", "Hossegor"],
	["Baker living in Kulai, originally from Ahlat", "Kulai"],
	["Residente en Tarifa", "Tarifa"],
	["Currently in Kulai, Johor", "Kulai, Johor"],
	["Kulai-based baker with ten years of experience", "Kulai"],
	["Born in Ahlat; lives in Kulai", "Kulai"],
])("finds where somebody says they live in %j", (text, place) => {
	expect(saidHome(text)).toEqual({ place, isSure: true });
});

it.each([
	["Baker with ten years of experience, based in Kulai.", "Kulai"],
	["Ran a bakery, located in Kulai", "Kulai"],
	["Head baker, Fold Hearth, based in Kulai", "Kulai"],
])("isn't sure whether it is the person in %j", (text, place) => {
	expect(saidHome(text)).toEqual({ place, isSure: false });
});

it.each([
	"Experience based in evidence",
	"Living in the moment",
	"Currently in Sales",
	"Baker at a café based in Kulai",
	"Served customers located in Kulai",
	"Worked for Kulai-based bakers",
	"Bakers living in Kulai",
	"Baker who hopes to live in Kulai",
	"Formerly based in Kulai",
	"I am not based in Kulai",
])("finds no home in %j", (text) => {
	expect(saidHome(text)).toBeUndefined();
});
