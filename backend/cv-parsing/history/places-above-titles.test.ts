import { lines } from "@/tests/cv/lines";
import { readEmployment } from "./employment";

const read = (text: string, home?: string) =>
	readEmployment(lines(text), { headline: new Set(), studies: [], home }).map((one) => [
		one.job_title,
		one.company_name,
	]);

const BOTH = [
	["Baker", "Fold Hearth"],
	["Cook", "Oak Kitchen"],
];

it.each([" - ", " | ", " · ", ", "])(
	"takes what stands behind a company and %j above its position for a place",
	(mark) => {
		const entry = (company: string, place: string, title: string, dates: string) =>
			`${company}${mark}${place} || ${dates}\n${title}\n• Kept the place tidy.`;
		const text = [
			entry("Fold Hearth", "Staithes", "Baker", "2019 – 2021"),
			entry("Oak Kitchen", "Hinderwell", "Cook", "2016 – 2019"),
		].join("\n");
		expect(read(text)).toEqual(BOTH);
	},
);

it("keeps a position behind its company, above a line that says what it was about", () => {
	expect(read("Fold Hearth - Baker || 2019 – 2021\nNight shift\nOak Kitchen - Cook || 2016 – 2019\nDay shift")).toEqual(
		BOTH,
	);
});

it("takes an unknown name behind a company for a place where others have known towns there, and the person's own town", () => {
	expect(read("2019 – 2021 || Baker\nFold Hearth, Staithes\n2016 – 2019 || Cook\nOak Kitchen, Kulai")).toEqual(BOTH);
	const text = "Baker\nFold Hearth\n2019 – 2021\nCook\nBrookside, Pietermaritzburg\n2016 – 2019";
	expect(read(text, "Pietermaritzburg, KwaZulu-Natal")[1]).toEqual(["Cook", "Brookside"]);
	expect(read("2019 – 2021 || Baker\nFold Hearth, Finch\n2016 – 2019 || Cook\nOak Kitchen")[0]).toEqual([
		"Baker",
		"Fold Hearth, Finch",
	]);
});

it("takes no label of duties for a company", () => {
	const entry = (company: string, title: string, dates: string) =>
		`${company}\nJabatan || : ${title}\nPeriode || : ${dates}\nTugas || : Membuat roti`;
	const text = `${entry("Rumah Roti", "Sopir", "2014 s/d 2018")}\n${entry("Bengkel Motor", "Mekanik", "2010 s/d 2013")}`;
	expect(read(text)).toEqual([
		["Sopir", "Rumah Roti"],
		["Mekanik", "Bengkel Motor"],
	]);
});

it("takes no line of a description with the year since when for an entry, if the others have their dates beside them", () => {
	const text = (told: string) =>
		`Fold Hearth || Apr 2020 - now\nBaker\n${told}\nOak Kitchen || Nov 2017 - Mar 2020\nCook\nCooked for all`;
	expect(read(text("Kept the sourdough going since 2015"))).toEqual(BOTH);
	expect(read(text("Menyusun arsip digital sejak 2015"))).toEqual(BOTH);
	expect(read(text("Waiter at Beech Inn 2014 – 2015"))).toHaveLength(3);
});

it("reads an internship behind a colon, and companies behind an article or before where they sent somebody", () => {
	expect(read("2021 – sekarang || : Kasir di Luwes\n2016 || : Magang di Dinas Koperasi")[1]).toEqual([
		"Magang",
		"Dinas Koperasi",
	]);
	expect(
		read("2012 – 2014 || Bäcker bei Fold, eingesetzt in Kulai\n2010 – 2011 || Volontariat bei der Diakonie"),
	).toEqual([
		["Bäcker", "Fold"],
		["Volontariat", "Diakonie"],
	]);
});

it("parts a position, its company and a part of that at the first comma", () => {
	expect(read("2023 - 2025, Miljøarbeider, Trondheim Kommune, Bo- og aktivitetstilbud\n• Bistod")).toEqual([
		["Miljøarbeider", "Trondheim Kommune, Bo- og aktivitetstilbud"],
	]);
});

it.each([
	["Nordre skole", "Lærer", "Bergen hotell", "Renholder"],
	["Restauracja Dąb", "Kelner", "Fold", "Sprzedawca"],
	["Meşe Lokantası", "Garson", "Fold", "Kasiyer"],
	["Potraviny Dub", "Prodavačka", "Fold", "Účetní"],
	["Tölgy Étterem", "Pincér", "Fold", "Eladó"],
	["Tammi", "Myyjä", "Fold", "Siivooja"],
])("reads the positions below %s and its like", (one, first, other, second) => {
	expect(read(`${one} || 2018 – 2021\n${first}\n• …\n${other} || 2015 – 2018\n${second}`)).toEqual([
		[first, one],
		[second, other],
	]);
});
