import { fileAddress } from "./document-host";

const ID = "1AbC-dEf_GhIjKlMnOp";

describe("fileAddress", () => {
	it.each([
		[`https://docs.google.com/document/d/${ID}/edit?usp=sharing#heading`, `document/d/${ID}/export?format=pdf`],
		[`https://docs.google.com/document/u/1/d/${ID}/view`, `document/d/${ID}/export?format=pdf`],
		[`https://docs.google.com/spreadsheets/d/${ID}`, `spreadsheets/d/${ID}/export?format=pdf`],
		[`http://docs.google.com/presentation/d/${ID}/edit`, `presentation/d/${ID}/export?format=pdf`],
		[
			`https://docs.google.com/document/d/${ID}/edit?resourcekey=0-x`,
			`document/d/${ID}/export?format=pdf&resourcekey=0-x`,
		],
	])("returns the export address of %s", (link, path) => {
		expect(fileAddress(new URL(link)).href).toBe(`https://docs.google.com/${path}`);
	});

	it.each([
		`https://drive.google.com/file/d/${ID}/view?usp=drive_link`,
		`https://drive.google.com/file/u/0/d/${ID}/preview`,
		`https://drive.google.com/open?id=${ID}`,
		`https://drive.google.com/uc?export=view&id=${ID}`,
	])("returns the download address of %s", (link) => {
		expect(fileAddress(new URL(link)).href).toBe(`https://drive.google.com/uc?export=download&id=${ID}`);
	});

	it.each([
		`https://docs.google.com/forms/d/${ID}/viewform`,
		`https://docs.google.com.example.com/document/d/${ID}/edit`,
		`https://example.com/document/d/${ID}/edit`,
		"https://drive.google.com/open?id=a%2F..%2Fb",
		"https://drive.google.com/drive/my-drive",
		"https://files.example.com/cv.pdf",
	])("leaves %s unchanged", (link) => expect(fileAddress(new URL(link)).href).toBe(link));
});
