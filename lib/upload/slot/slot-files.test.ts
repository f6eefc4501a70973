import type { UploadStatus } from "../attachment";
import { persistedAttachment } from "../row-changes";
import { type SlotFile, slotFiles } from "./slot-files";

const STORED = { filename: "a.pdf", filepath: "files/1", type: "application/pdf", sizeBytes: 10 };

describe("slotFiles", () => {
	it.each<[UploadStatus, SlotFile["status"]]>([
		["loading", "busy"],
		["paused", "paused"],
		["finish", "stored"],
		["failed", "failed"],
		["unsupported", "unsupported"],
	])("reports %s as %s", (status, expected) => {
		expect(slotFiles([{ ...persistedAttachment(STORED, "id", 0), status }])).toEqual([{ ...STORED, status: expected }]);
	});

	it("gives the reason for a rejected file, and none for a broken one, which can be resent", () => {
		const row = persistedAttachment(STORED, "id", 0);
		const [unfit, failed] = slotFiles([
			{ ...row, status: "unsupported", errorMessage: "CV_TOO_LARGE" },
			{ ...row, status: "failed", errorMessage: "FILE_TOO_LARGE" },
		]);
		expect([unfit?.problem, failed?.problem]).toEqual(["CV_TOO_LARGE", undefined]);
	});
});
