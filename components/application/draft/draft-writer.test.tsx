import { type Draft, draftKey, newDraft } from "@/lib/application/draft";
import { setKeepsDrafts } from "@/lib/browser/draft-store";
import { goodValues } from "@/tests/support/people/application-form";
import { createDraftWriter } from "./draft-writer";

const draftOf = (fullname: string) => newDraft(goodValues({ fullname }), {}, Date.now());
const writtenName = (): string | undefined =>
	(JSON.parse(localStorage.getItem(draftKey("ORBIT1")) ?? "null") as Draft | null)?.values.fullname;

let form: Draft | null;
let saved: boolean[];

function open() {
	const writer = createDraftWriter({ formKey: "ORBIT1", read: () => form, onSaved: (is) => saved.push(is) });
	return writer;
}

beforeEach(() => {
	jest.useFakeTimers();
	localStorage.clear();
	setKeepsDrafts(true);
	[form, saved] = [draftOf("Suharto"), []];
});
afterEach(() => jest.useRealTimers());

describe("a draft in progress", () => {
	it("is written after a pause in typing", () => {
		const writer = open();
		writer.begin();
		writer.note();
		jest.advanceTimersByTime(399);
		writer.note();
		jest.advanceTimersByTime(399);
		expect(writtenName()).toBeUndefined();
		jest.advanceTimersByTime(1);
		expect([writtenName(), saved]).toEqual(["Suharto", [true]]);
	});

	it("doesn't overwrite an earlier draft before it is restored", () => {
		const writer = open();
		writer.note();
		writer.save();
		expect(writtenName()).toBeUndefined();
		writer.begin();
		writer.save();
		expect(writtenName()).toBe("Suharto");
	});

	it("is written once per change, and not after another tab has sent the application", () => {
		const writer = open();
		writer.begin();
		writer.save();
		expect(saved).toEqual([]);
		writer.note();
		writer.drop();
		jest.runAllTimers();
		writer.save();
		expect([writtenName(), saved]).toEqual([undefined, []]);
	});

	it("is deleted when it becomes empty or drafts are switched off", () => {
		const writer = open();
		writer.begin();
		writer.note();
		writer.save();
		form = null;
		writer.note();
		writer.save();
		expect([writtenName(), saved]).toEqual([undefined, [true, false]]);
		setKeepsDrafts(false);
		form = draftOf("Suharto");
		writer.note();
		writer.save();
		expect(writtenName()).toBeUndefined();
	});
});
