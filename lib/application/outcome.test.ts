import { type Audience, type FollowUp, nextStepOf, outcomeOf } from "./outcome";

const RESULT = {
	interview_code: "ABCD1234",
	url: "https://app.example.com/code/ABCD1234",
	assesment_not_available: false,
};

it.each<[string, Partial<typeof RESULT>, Partial<FollowUp>, object]>([
	["no assessment, whatever else", { assesment_not_available: true }, { delayStart: 0 }, { kind: "no-assessment" }],
	["straight to the interview", {}, { delayStart: 0 }, { kind: "redirect", url: RESULT.url, audience: "any" }],
	["no link to follow", { url: undefined }, { delayStart: 0 }, { kind: "success", audience: "any" }],
	["received", {}, { delayStart: 2 }, { kind: "received" }],
	["a computer only", {}, { delayStart: 1, deviceType: 1 }, { kind: "success", audience: "desktop" }],
	["a phone only", {}, { deviceType: 2 }, { kind: "success", audience: "mobile" }],
	["nothing said", {}, { deviceType: 9 }, { kind: "success", audience: "any" }],
])("outcome of an application: %s", (_, ...[result, followUp, outcome]) => {
	const settings = { delayStart: undefined, deviceType: undefined, ...followUp };
	expect(outcomeOf({ result: { ...RESULT, ...result } }, settings)).toEqual(outcome);
});

it("an application with a lost response shows just that, unless no code is due anyway", () => {
	const taken = {
		result: { interview_code: undefined, url: undefined, assesment_not_available: false },
		unanswered: { contact: "hr@x.co" },
	};
	const unanswered = { kind: "unanswered", contact: "hr@x.co" };
	expect(outcomeOf(taken, { delayStart: 0, deviceType: undefined })).toEqual(unanswered);
	expect(outcomeOf(taken, { delayStart: 1, deviceType: 2 })).toEqual(unanswered);
	expect(outcomeOf(taken, { delayStart: 2, deviceType: undefined })).toEqual({ kind: "received" });
});

it.each<[Audience, boolean, string]>([
	["any", true, "here"],
	["desktop", true, "here"],
	["mobile", true, "on-phone"],
	["any", false, "app"],
	["mobile", false, "app"],
	["desktop", false, "on-computer"],
])("an interview for %s, on a computer (%s): %s", (audience, isComputer, step) => {
	expect(nextStepOf(audience, isComputer)).toBe(step);
});
