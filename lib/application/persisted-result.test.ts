import { readPersisted, writePersisted } from "./persisted-result";

const SENT = {
	result: { interview_code: "ABCD1234", url: undefined, assesment_not_available: false },
	name: "Siti",
	email: "",
};

it("survives a round trip", () => {
	expect(readPersisted(writePersisted(SENT))).toEqual({
		...SENT,
		result: { interview_code: "ABCD1234", assesment_not_available: false },
	});
});

it("keeps why nobody can open the CV, and no other reason", () => {
	const read = (closedCv: string) => readPersisted(JSON.stringify({ ...SENT, closedCv }))?.closedCv;
	expect([read("locked"), read("<b>")]).toEqual(["locked", undefined]);
});

it("survives a round trip without a response", () => {
	const sent = { ...SENT, unanswered: { contact: "hr@x.co" } };
	expect(readPersisted(writePersisted(sent))?.unanswered).toEqual({ contact: "hr@x.co" });
});

it.each([
	null,
	"",
	"null",
	"{",
	"[]",
	'{"name":1}',
	'{"name":"a","email":"b","result":null}',
	'{"name":"a","email":"b","result":{},"unanswered":1}',
	'{"name":"a","email":"b","result":{},"unanswered":{"contact":1}}',
	'{"name":"a","email":"b","result":{"url":"javascript:alert(1)"}}',
])("reads nothing from %j", (text) => {
	expect(readPersisted(text)).toBeNull();
});
