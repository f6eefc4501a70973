import { lines } from "@/tests/cv/lines";
import { labelledValues } from "../text/labels";
import { labelledName } from "./labelled-name";

const read = (text: string) => labelledName(labelledValues(lines(text)));

it.each([
	["Prénom : Solène\nNom : Kervella", "Solène Kervella"],
	["Name: jane@fold.example", undefined],
	["Candidate\njane@fold.example", undefined],
	["Name: Jane Fold jane@fold.example", "Jane Fold"],
	["Nom : Kervella\nPrénom : Solène", "Solène Kervella"],
	["Name: Fold\nVorname: Jane", "Jane Fold"],
	["Nombre: Marisol\nApellidos: Quiñones Aguirre", "Marisol Quiñones Aguirre"],
	["Nome: Giulietta\nCognome: Bonaventura", "Giulietta Bonaventura"],
	["First name || Jane\nSurname || Fold", "Jane Fold"],
	["Vorname\nJane\nNachname\nFold", "Jane Fold"],
	["Full Name: Jane Fold\nFirst Name: Jane\nLast Name: Fold", "Jane Fold"],
	["Name: Jane Fold\nSurname: Fold", "Jane Fold"],
	["Name: Jane Fold, MBA", "Jane Fold"],
	["Nama Depan: Siti\nNama Belakang: Rahma", "Siti Rahma"],
	["Name: Jan\nFamily name: Janssen", "Jan Janssen"],
])("reads %j", (text, name) => {
	expect(read(text)).toBe(name);
});

it.each([
	"First name: Jane",
	"Surname: Fold",
	"Father's name: John Fold",
	"Username: fold",
	"Company name: Fold Hearth",
	"NAME\nSowing • Mowing • Reaping",
])("reads no whole name from %j", (text) => {
	expect(read(text)).toBeUndefined();
});
