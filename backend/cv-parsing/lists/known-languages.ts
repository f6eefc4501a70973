import { namesIn } from "../text/names-in";

/** Names that aren't the name of a language in one of the languages below. */
const KNOWN = new Set(
	(
		"mandarin|gaelic|mandarin chinese|simplified chinese|traditional chinese|cantonese|tagalog|filipino|farsi|balinese|batak|minang|minangkabau|madurese|bugis|tionghoa|" +
		"indonesia|inggris|jawa|sunda|melayu|jepang|korea|arab|prancis|perancis|jerman|spanyol|portugis|italia|belanda|rusia|turki|bali|madura|" +
		"bahasa indonesia|bahasa inggris|bahasa melayu|hokkien|hakka|teochew|sign language|american sign language|british sign language|" +
		"bahasa isyarat|brazilian portuguese|american english|flemish|castilian|castellano|burmese|swiss german|slovene|kiswahili|" +
		"norsk|norsk bokmål|dansk|suomi|čeština|slovenčina|slovenščina|hrvatski|srpski|magyar|română|ελληνικά|українська|български|ไทย|עברית|हिन्दी|বাংলা|اردو|فارسی|català|euskara|galego|gaeilge|cymraeg|íslenska|eesti|latviešu|lietuvių|" +
		"tiếng anh|tiếng việt|anh văn|pháp văn|hoa văn|nhật ngữ|hoa ngữ|hàn ngữ|anh ngữ|英语|英文|中文|普通话|汉语|日语|国语|粤语|广东话|闽南语|闽南话|客家话|客家语|潮州话|上海话|台语|韩语|法语|德语|俄语|西班牙语|العربية|الإنجليزية|الانجليزية"
	).split("|"),
);

for (const name of namesIn("language").names.keys()) KNOWN.add(name);
/** Names without their accents, as people write them without such a keyboard: "Ingles". Short ones are other words. */
const LEAST_PLAIN = 6;
for (const name of [...KNOWN]) {
	const plain = name.normalize("NFD").replace(/\p{M}/gu, "");
	if (plain.length >= LEAST_PLAIN && /^[a-z]+$/.test(plain)) KNOWN.add(plain);
}
/** Native names of languages that CVs in other languages use too. */
for (const code of ["de", "fr", "es", "pt", "nl", "pl", "it", "ja", "ko", "ru", "tr", "sv"]) {
	const name = new Intl.DisplayNames([code], { type: "language" }).of(code);
	if (name) KNOWN.add(name.toLowerCase());
}

/** A name without the Indonesian word for a language. */
export const bareName = (text: string): string =>
	text
		.toLowerCase()
		.replace(/^bahasa\s+(?=\S)/, "")
		.trim();

/** Whether a text names a spoken language, in one of the languages that CVs are read in. */
export const isLanguage = (text: string): boolean => KNOWN.has(bareName(text)) || KNOWN.has(text.toLowerCase().trim());
