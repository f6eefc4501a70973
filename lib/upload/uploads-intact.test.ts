import type { Fault } from "@/tests/support/uploads/fake-upload-host";
import { bytesOf, makeFile, setUpUploads as setUp } from "@/tests/support/uploads/upload-ports";

const SIZE = 1_200_000;

describe("a file that the host stored with different bytes", () => {
	it.each([SIZE, 5_000])("is resent once from the beginning, with a message (%i bytes)", async (size) => {
		const { uploads, host, first, clock, settled } = setUp();
		host.faults = [{ kind: "damage" }, { kind: "stall", at: 0.5 }];
		const file = makeFile("cv.pdf", size);
		uploads.add([file]);
		await clock.until(() => first().errorMessage === "UPLOAD_RESTARTED");
		await settled();
		expect(first()).toMatchObject({ status: "finish", errorMessage: undefined });
		expect(host.data.equals(bytesOf(file))).toBe(true);
	});

	it("fails with a message when that happens twice", async () => {
		const { uploads, host, first, settled } = setUp();
		host.faults = Array<Fault>(2).fill({ kind: "damage" });
		uploads.add([makeFile("cv.pdf", SIZE)]);
		await settled();
		expect(first()).toMatchObject({ status: "failed", errorMessage: "UPLOAD_DAMAGED" });
	});

	it("is accepted if the browser can't compute a hash", async () => {
		const { uploads, host, world, first, settled } = setUp();
		world.hashes = false;
		host.faults = [{ kind: "damage" }];
		uploads.add([makeFile("cv.pdf", SIZE)]);
		await settled();
		expect(first().status).toBe("finish");
	});
});
