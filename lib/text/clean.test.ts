import { cleanLine } from "./clean";

it.each([
	["Kopi Nusantara", "Kopi Nusantara"],
	["Kopi\u2028Nusantara", "Kopi Nusantara"],
	["Kopi\vNusantara\0", "Kopi Nusantara "],
	["Kopi\tNusantara\u0085", "Kopi Nusantara "],
	["Kopi \ud83d", "Kopi \ufffd"],
	["\u{1F680} \u0645\u200c", "\u{1F680} \u0645\u200c"],
])("cleanLine turns %j into %j", (text, expected) => {
	expect(cleanLine(text)).toBe(expected);
});
