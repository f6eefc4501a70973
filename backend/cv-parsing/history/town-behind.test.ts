import { withoutTown } from "./town-behind";

it.each([
	["Fold Hearth, Kulai", "Fold Hearth"],
	["Fold Hearth (Kulai", "Fold Hearth"],
	["Fold Hearth (Bakers)", "Fold Hearth (Bakers)"],
	["Fold Hearth, Freiburg im Breisgau", "Fold Hearth"],
	["Universidad de Oviedo, Arequipa", "Universidad de Oviedo"],
	["University of California, Berkeley", "University of California, Berkeley"],
	["Fold, Hearth & Sons", "Fold, Hearth & Sons"],
	["Kulai", "Kulai"],
])("reads %j without the town behind it", (text, name) => {
	expect(withoutTown(text)).toBe(name);
});
