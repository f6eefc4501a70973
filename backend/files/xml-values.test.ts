import { valuesOf } from "./xml-values";

it("reads the texts of all elements of a name, with their entities", () => {
	const xml = `<?xml version="1.0"?><R xmlns="x"><Key>a/b.pdf</Key><ETag>&quot;abc&#34;</ETag><Key>c&amp;d</Key><Keys>no</Keys></R>`;
	expect(valuesOf(xml, "Key")).toEqual(["a/b.pdf", "c&d"]);
	expect(valuesOf(xml, "ETag")).toEqual(['"abc"']);
	expect(valuesOf(xml, "UploadId")).toEqual([]);
});
