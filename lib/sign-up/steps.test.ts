import type { SignUpOutcome } from "./outcome";
import { afterEvent, FIRST_STEP, type Wizard, type WizardEvent } from "./steps";

const run = (...events: WizardEvent[]): Wizard => events.reduce(afterEvent, FIRST_STEP);

const BROKEN: SignUpOutcome = { kind: "failed", reason: "broken" };
const TAKEN: SignUpOutcome = { kind: "fields", fields: { email: "Taken." } };
const LONG: SignUpOutcome = { kind: "fields", fields: { assist_description: "Too long." } };
const CREATED: SignUpOutcome = { kind: "created" };

it.each<[string, WizardEvent[], Wizard]>([
	["Next leads to the needs", ["next"], { step: 2, isSending: false, failure: null }],
	["previous leads back", ["next", "previous"], FIRST_STEP],
	["there is nothing before the first step", ["previous"], FIRST_STEP],
	["a second Next goes no further", ["next", "next"], { step: 2, isSending: false, failure: null }],
	["nothing is sent from the first step", ["send"], FIRST_STEP],
	["sending stays at the needs", ["next", "send"], { step: 2, isSending: true, failure: null }],
	["nothing moves while it is sent", ["next", "send", "previous"], { step: 2, isSending: true, failure: null }],
	["an account leads to the welcome", ["next", "send", CREATED], { step: 3, isSending: false, failure: null }],
	["nobody goes back from the welcome", ["next", "send", CREATED, "previous"], run("next", "send", CREATED)],
	[
		"a failure clears the sending",
		["next", "send", BROKEN],
		{ step: 2, isSending: false, failure: { reason: "broken" } },
	],
	["another try forgets the failure", ["next", "send", BROKEN, "send"], { step: 2, isSending: true, failure: null }],
	["so does going back", ["next", "send", BROKEN, "previous", "next"], run("next")],
	["a refused email leads to its step", ["next", "send", TAKEN], FIRST_STEP],
	["a refused description stays at its step", ["next", "send", LONG], run("next")],
	["and says again that an account was made", ["welcome"], { step: 3, isSending: false, failure: null }],
	["a reset leads to the first step from anywhere", ["next", "send", CREATED, "reset"], FIRST_STEP],
	["an answer after a reset moves nothing", ["next", "send", "reset", CREATED], FIRST_STEP],
	["nor does one that nobody asked for", ["next", CREATED], run("next")],
])("%s", (_, events, wizard) => expect(run(...events)).toEqual(wizard));
