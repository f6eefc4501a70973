import fc from "fast-check";
import type { Fault } from "@/tests/support/uploads/fake-upload-host";
import { FakeStorage } from "@/tests/support/uploads/fake-upload-storage";
import { bytesOf, makeFile, setUpUploads as setUp } from "@/tests/support/uploads/upload-ports";
import { CV_POLICY } from "./slot/policy";

const share = fc.double({ min: 0, max: 1, noNaN: true });
const fault: fc.Arbitrary<Fault | null> = fc.oneof(
	fc.constant(null),
	fc.record({ kind: fc.constantFrom("drop" as const, "stall" as const, "late" as const), at: share }),
	fc.record({ kind: fc.constantFrom("answer-lost", "twice", "forget", "short-answer") }) as fc.Arbitrary<Fault>,
	fc.record({ kind: fc.constant("status" as const), status: fc.constantFrom(408, 429, 500, 502, 503, 504) }),
);

describe("random faults over several visits", () => {
	const file = makeFile("cv.pdf", 1_000_200);

	it("end with exactly the file's bytes at the host", async () => {
		await fc.assert(
			fc.asyncProperty(
				fc.array(fc.tuple(fc.array(fault, { maxLength: 6 }), fc.integer({ min: 0, max: 60_000 })), { maxLength: 4 }),
				async (visits) => {
					const storage = new FakeStorage();
					const start = setUp(CV_POLICY, storage);
					start.uploads.add([file]);
					let visit = start;
					for (const [faults, ms] of visits) {
						start.host.faults = [...faults];
						await visit.clock.pass(ms);
						visit.uploads.stop();
						await visit.clock.settle();
						if (storage.uploads.size === 0) break;
						visit = setUp(CV_POLICY, storage);
						visit.ports.transport = start.host;
						await visit.uploads.takeUp();
					}
					start.host.faults = [];
					if (visit.uploads.snapshot().length > 0) await visit.settled();
					expect(start.host.data.equals(bytesOf(file))).toBe(true);
					expect(storage.uploads.size).toBe(0);
				},
			),
			{ numRuns: 100 },
		);
	}, 60_000);
});

describe("seven random faults in a row", () => {
	const files = [1_000_024, 1_000_025, 1_000_200].map((size) => makeFile("cv.pdf", size));

	it("end with exactly the file's bytes at the host", async () => {
		await fc.assert(
			fc.asyncProperty(
				fc.array(fault, { maxLength: 7 }),
				fc.constantFrom(...files),
				fc.boolean(),
				async (faults, file, answersProgress) => {
					const { uploads, host, first, settled } = setUp();
					host.faults = [...faults];
					host.answersProgress = answersProgress;
					uploads.add([file]);
					await settled();
					expect(first()).toMatchObject({ status: "finish", progress: 100 });
					expect(host.data.equals(bytesOf(file))).toBe(true);
				},
			),
			{ numRuns: 150 },
		);
	}, 60_000);
});
