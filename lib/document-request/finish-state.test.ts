import type { RequestResult } from "./address";
import { type FinishState, finishState, type RequestOutcome } from "./finish-state";

type Row = [RequestOutcome, RequestResult | undefined, acknowledged: boolean, FinishState];

describe("the finish page", () => {
	it.each<Row>([
		["upload", "sent", true, "sent"],
		["upload", "sent", false, "sent"],
		["expired", "sent", false, "sent"],
		["unreachable", "sent", false, "sent"],
		["missing", "sent", true, "sent"],
		["upload", undefined, true, "before"],
		["expired", undefined, true, "before"],
		["unreachable", undefined, true, "before"],
		["missing", undefined, true, "before"],
	])("shows acknowledged documents as submitted, though the host reports %s (result %s, %s)", (...row) => {
		const [outcome, result, acknowledged, state] = row;
		expect(finishState(outcome, result, acknowledged)).toBe(state);
	});

	it.each<Row>([
		["finish", undefined, false, "before"],
		["finish", "sent", false, "sent"],
		["finish", "failed", false, "before"],
		["upload", undefined, false, "elsewhere"],
		["expired", undefined, false, "elsewhere"],
		["missing", undefined, false, "elsewhere"],
		["missing", "sent", false, "elsewhere"],
		["missing", "failed", false, "elsewhere"],
		["upload", "failed", false, "failed"],
		["unreachable", "failed", false, "failed"],
		["unreachable", undefined, false, "unknown"],
	])("otherwise follows the host: %s (result %s)", (outcome, result, acknowledged, state) => {
		expect(finishState(outcome, result, acknowledged)).toBe(state);
	});

	it("reports a later failed attempt even after an accepted one", () => {
		expect(finishState("upload", "failed", true)).toBe("failed");
	});
});
