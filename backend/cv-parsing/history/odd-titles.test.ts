import { lines } from "@/tests/cv/lines";
import { readEmployment } from "./employment";

const names = (text: string) =>
	readEmployment(lines(text)).map(({ job_title, company_name }) => [job_title, company_name]);

it.each([
	["above its company", "Ticket Seller || 2019 – 2021\nFold Hearth\n• Kept the till."],
	["below its company", "Fold Hearth || 2019 – 2021\nTicket Seller\n• Kept the till."],
	["below the dates", "2019 – 2021\nFold Hearth\nTicket Seller\n• Kept the till."],
	["behind a comma", "Fold Hearth, Ticket Seller || 2019 – 2021\n• Kept the till."],
	["before a comma", "Ticket Seller, Fold Hearth || 2019 – 2021\n• Kept the till."],
	["behind a bar", "Fold Hearth | Ticket Seller | 2019 – 2021\n• Kept the till."],
	["behind a dash", "Fold Hearth – Ticket Seller || 2019 – 2021\n• Kept the till."],
	["in a column behind its company", "2019 – 2021 || Fold Hearth || Ticket Seller\n• Kept the till."],
	['before "at"', "Ticket Seller at Fold Hearth\n2019 – 2021\n• Kept the till."],
	["before brackets", "Ticket Seller (Fold Hearth) || 2019 – 2021\n• Kept the till."],
])("reads an occupation by the word that tells what it names, %s", (_, text) => {
	expect(names(text)).toEqual([["Ticket Seller", "Fold Hearth"]]);
});

it.each([
	["Schweißerin", "Krollwerk"],
	["Loodgieter", "Halve Koe"],
	["Boulangère", "Mie Dorée"],
	["Fontanero", "Forja Viva"],
	["Faxineira", "Limpa Tudo"],
	["Penjaga Toko", "Sumber Rejeki"],
	["Stonemason", "Purbeck Row"],
])("reads %j below %j", (title, company) => {
	expect(names(`${company} || 2019 – 2021\n${title}`)).toEqual([[title, company]]);
});

it("takes a firm's name with a surname for a company beside an occupation", () => {
	expect(names("Hart Mason || 2019 – 2021\nKiln Tender")).toEqual([["Kiln Tender", "Hart Mason"]]);
	expect(names("Kiln Tender || 2019 – 2021\nHart Mason")).toEqual([["Kiln Tender", "Hart Mason"]]);
});

it("follows the entries that a word surely tells before one that only ends like an occupation", () => {
	const text = "Cashier || 2019 – 2021\nFold Hearth\nPatch & Thread || 2017 – 2019\nSaint Lauder";
	expect(names(text)).toEqual([
		["Cashier", "Fold Hearth"],
		["Patch & Thread", "Saint Lauder"],
	]);
});
