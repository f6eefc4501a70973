import { newDraft } from "@/lib/application/draft";
import { fieldOf, goodValues } from "@/tests/support/people/application-form";
import { restoreDraft } from "./restore-draft";

const TEXT = fieldOf({ id: 1, label: "City", value: "Jakarta" });
const BOXES = fieldOf({ id: 2, label: "Days", input_type: 2, options: ["Mon", "Tue", "Wed"], value: "Mon" });
const RADIO = fieldOf({ id: 3, label: "Shift", input_type: 4, options: ["A", "B"] });

/** A form that holds `held`; gives what it holds after the draft was put back. */
function restored(held: Record<string, unknown>, answers: Record<string, string | string[]>) {
	const now = { ...held };
	const form = {
		getValues: ((name: string) => now[name]) as never,
		setValue: ((name: string, value: unknown) => {
			now[name] = value;
		}) as never,
	};
	const draft = newDraft(goodValues({ fullname: "Suharto", answers }), {}, 1);
	restoreDraft(draft, { form, fields: [TEXT, BOXES, RADIO], engines: {} });
	return now;
}

describe("a restored draft", () => {
	it("replaces the initial values, even with empty ones", () => {
		const held = { [TEXT.key]: "Jakarta", [BOXES.key]: ["Mon"], [RADIO.key]: null };
		const now = restored(held, { [TEXT.key]: "", [BOXES.key]: ["Wed", "Tue"], [RADIO.key]: "B" });
		expect(now).toMatchObject({ [TEXT.key]: "", [BOXES.key]: ["Wed", "Tue"], [RADIO.key]: "B", fullname: "Suharto" });
	});

	it("keeps input typed meanwhile", () => {
		const held = { fullname: "Harto", [TEXT.key]: "Bogor", [BOXES.key]: ["Tue"] };
		const now = restored(held, { [TEXT.key]: "Depok", [BOXES.key]: ["Wed"] });
		expect(now).toMatchObject(held);
	});
});
