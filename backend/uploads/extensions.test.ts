import { extensionOf, isAllowedExtension } from "./extensions";

describe("extensionOf", () => {
	it.each([
		["cv.PDF", "pdf"],
		["archive.tar.gz", "gz"],
		["résumé 简历 😀.docx", "docx"],
		["noextension", ""],
		[".", ""],
		["cv.", ""],
		[`${"x".repeat(10_000)}.pdf`, "pdf"],
	])("reads %j as %j", (name, expected) => {
		expect(extensionOf(name)).toBe(expected);
	});
});

it("takes what the product lists and no programs or pages", () => {
	expect(["pdf", "jpeg", "fbx", "3ds"].every(isAllowedExtension)).toBe(true);
	expect(["exe", "html", "js", "svgz", ""].some(isAllowedExtension)).toBe(false);
});
