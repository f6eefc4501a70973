import { ownMessages } from "./own-messages";

const GENERAL = { TITLE: "Apply", HINT: "PDF or JPEG", SEND: "Send" };

test("a page carries only the messages that its job changes", () => {
	expect(ownMessages(GENERAL, { ...GENERAL })).toEqual({});
	const messages = { ...GENERAL, HINT: "PDF" };
	expect(ownMessages(messages, GENERAL)).toEqual({ HINT: "PDF" });
	expect({ ...GENERAL, ...ownMessages(messages, GENERAL) }).toEqual(messages);
});
