import { named } from "./named";

it.each([
	["Start", "Enter a year and a month", "Start: Enter a year and a month"],
	["Full name", "Enter your full name", "Enter your full name"],
	["Nama lengkap", "Isi nama lengkapmu.", "Isi nama lengkapmu."],
	["Why us?", "Shorten this", "Why us? Shorten this"],
	["I agree to this.", "Tick this box", "I agree to this: Tick this box"],
	["Portfolio", "Portfolio: this file is empty", "Portfolio: this file is empty"],
	["", "Something is wrong", "Something is wrong"],
])("a text about %j names it once (case %#)", (label, text, whole) => {
	expect(named(label, text)).toBe(whole);
});
