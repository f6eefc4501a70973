import { wantedLanguage } from "./language";

it.each([
	["id", "id"],
	["id-ID,id;q=0.9,en;q=0.8", "id"],
	["ID;q=1", "id"],
	["en-GB,id;q=0.5", "en"],
	["idx", "en"],
	["fr", "en"],
	["*", "en"],
	["", "en"],
	[null, "en"],
])("%j selects %s", (header, language) => {
	expect(wantedLanguage(header)).toBe(language);
});
