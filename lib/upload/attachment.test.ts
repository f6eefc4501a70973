import { mayMove, type UploadStatus } from "./attachment";

const ALL: UploadStatus[] = ["loading", "finish", "failed", "paused", "unsupported"];

describe("mayMove", () => {
	it.each<[UploadStatus, UploadStatus[]]>([
		["loading", ["finish", "failed", "paused", "unsupported"]],
		["paused", ["loading", "failed"]],
		["failed", ["loading"]],
		["finish", []],
		["unsupported", []],
	])("allows %s to become only %j", (from, to) => {
		expect(ALL.filter((status) => mayMove(from, status)).toSorted()).toEqual(to.toSorted());
	});
});
