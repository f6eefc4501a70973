import { directionOf } from "./direction";

it.each(["ar", "fa", "he", "ur-PK", "ps", "sd", "ug", "yi", "dv", "ckb", "ar-EG", "az-Arab"])(
	"%s is written from right to left",
	(language) => {
		expect(directionOf(language)).toBe("rtl");
	},
);

it.each(["en", "id-ID", "zh-Hant-TW", "ar-Latn", "th", "zz"])("%s is written from left to right", (language) => {
	expect(directionOf(language)).toBe("ltr");
});
