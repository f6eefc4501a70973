import type { UploadStatus } from "../attachment";
import { keptAttachment } from "../row-changes";
import { type SlotFile, slotFiles } from "./slot-files";

const KEPT = { filename: "a.pdf", filepath: "files/1", type: "application/pdf", sizeBytes: 10 };

describe("slotFiles", () => {
	it.each<[UploadStatus, SlotFile["status"]]>([
		["loading", "busy"],
		["paused", "paused"],
		["finish", "stored"],
		["failed", "failed"],
		["unsupported", "unsupported"],
	])("calls %s %s", (status, expected) => {
		expect(slotFiles([{ ...keptAttachment(KEPT, "id", 0), status }])).toEqual([{ ...KEPT, status: expected }]);
	});
});
