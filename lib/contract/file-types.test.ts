import { DOCUMENT_EXTENSIONS, extensionOf, isProgramName } from "./file-types";

describe("extensionOf", () => {
	it.each([
		["cv.PDF", "pdf"],
		["archive.tar.gz", "gz"],
		["résumé 简历 😀.docx", "docx"],
		["noextension", ""],
		[".", ""],
		[".pdf", ""],
		["cv.", ""],
		["cv.p/f", ""],
		[`${"x".repeat(10_000)}.pdf`, "pdf"],
	])("reads %j as %j", (name, expected) => {
		expect(extensionOf(name)).toBe(expected);
	});
});

describe("isProgramName", () => {
	it.each("exe msi bat cmd com scr ps1 vbs js jar apk sh app dmg deb lnk html hta iso".split(" "))(
		"is true of .%s",
		(extension) => {
			expect(isProgramName(`cv.${extension}`)).toBe(true);
		},
	);

	it.each("heic heif webp avif pages key numbers m4a webm mkv 7z gz md json xml epub py ipynb docm".split(" "))(
		"is false for the common type .%s",
		(extension) => {
			expect(isProgramName(`cv.${extension}`)).toBe(false);
		},
	);

	it.each(["RUN.EXE", "run.exe.", "run.bat . ", "cv.pdf.scr", "\u202efdp.exe", "run..bat", ".exe"])(
		"sees through the spelling %j",
		(name) => {
			expect(isProgramName(name)).toBe(true);
		},
	);

	it("is false for everything that a document slot accepts", () => {
		expect(DOCUMENT_EXTENSIONS.size).toBe(55);
		expect([...DOCUMENT_EXTENSIONS].filter((extension) => isProgramName(`a.${extension}`))).toEqual([]);
	});
});
