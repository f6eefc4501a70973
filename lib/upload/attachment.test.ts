import { mayMove, type UploadStatus } from "./attachment";

const ALL: UploadStatus[] = ["loading", "finish", "failed", "paused", "unsupported"];

describe("mayMove", () => {
	it.each<[UploadStatus, UploadStatus[]]>([
		["loading", ["finish", "failed", "paused", "unsupported"]],
		["paused", ["loading", "failed"]],
		["failed", ["loading"]],
		["finish", []],
		["unsupported", []],
	])("lets %s go to %j and nowhere else", (from, to) => {
		expect(ALL.filter((status) => mayMove(from, status)).toSorted()).toEqual(to.toSorted());
	});
});
