import { isStoredKey, storedKeysIn } from "./stored-keys";

const NAME = "a".repeat(24);

it.each([`companies/2/${NAME}.pdf`, `cvs/${NAME}.docx`, `links/some-candidate/${NAME}.mp4`])("%s is a key", (key) =>
	expect(isStoredKey(key)).toBe(true),
);

it.each([
	"../database.sqlite",
	"links/../../database.sqlite",
	`links/../${NAME}.pdf`,
	`companies/2/../../../${NAME}.pdf`,
	`/companies/2/${NAME}.pdf`,
	`companies/2/${NAME}.pdf\n`,
	"https://example.com/cv.pdf",
	"",
])("%j is no key", (text) => expect(isStoredKey(text)).toBe(false));

it("finds all keys in a submission, each once", () => {
	const [cv, card, copy] = [`cvs/${NAME}.pdf`, `companies/2/${NAME}.jpg`, `links/me/${NAME}.html`];
	const link = { value: "https://example.com", download_path: copy };
	const submission = {
		file_cv: cv,
		address: "../database.sqlite",
		document_candidate: [{ attachment: [{ filepath: cv }], link_input: [link] }],
		link_input: [{ value: "", download_path: copy }],
		custom_fields: [{ id: "1", value: [card] }],
	};
	expect(storedKeysIn(JSON.stringify(submission)).toSorted()).toEqual([card, copy, cv].toSorted());
});
