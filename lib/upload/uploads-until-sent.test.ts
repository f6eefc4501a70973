import { FakeStorage } from "@/tests/support/uploads/fake-upload-storage";
import { bytesOf, makeFile, setUpUploads as setUp } from "@/tests/support/uploads/upload-ports";
import { DOCUMENT_POLICY } from "./slot/policy";

const LARGE = 3_000_000;
const SMALL = 40_000;

function untilSent(): FakeStorage {
	const storage = new FakeStorage();
	storage.untilSent = true;
	return storage;
}

/** A visit at whose end a file is stored. */
async function stored(size: number, storage = untilSent()) {
	const visit = setUp(DOCUMENT_POLICY, storage);
	const file = makeFile("diploma.pdf", size);
	visit.uploads.add([file]);
	await visit.settled();
	expect(visit.first().status).toBe("finish");
	await visit.clock.pass(4_000);
	visit.uploads.stop();
	return { storage, file, host: visit.host };
}

/** The next visit, at the same host. */
async function comeBack({ storage, host }: Awaited<ReturnType<typeof stored>>) {
	const visit = setUp(DOCUMENT_POLICY, storage);
	visit.ports.transport = host;
	host.log.length = 0;
	await visit.uploads.takeUp();
	return visit;
}

describe("a stored file of a form that keeps files until it is sent", () => {
	it.each([LARGE, SMALL])("is restored at the next visit (%i bytes), and stays stored", async (size) => {
		const before = await stored(size);
		expect([...before.storage.uploads.values()]).toMatchObject([{ filename: "diploma.pdf", file: expect.any(File) }]);
		const { first, settled } = await comeBack(before);
		await settled();
		expect(first()).toMatchObject({ status: "finish", filename: "diploma.pdf", isPersisted: true });
		expect(first().filepath).not.toBe("");
		expect(before.storage.uploads.size).toBe(1);
	});

	it("isn't resent while the host has it: the end of the file yields its path", async () => {
		const before = await stored(LARGE);
		const { settled } = await comeBack(before);
		await settled();
		expect(before.host.log).toEqual(["ask", `send ${LARGE - 1_024}`]);
	});

	it("is resent from its copy when the host has lost it", async () => {
		const before = await stored(LARGE);
		before.host.faults = [{ kind: "forget" }];
		const { first, settled } = await comeBack(before);
		await settled();
		expect(first().status).toBe("finish");
		expect(before.host.data.equals(bytesOf(before.file))).toBe(true);
	});

	it("is deleted on removal", async () => {
		const before = await stored(SMALL);
		const { uploads, first, settled } = await comeBack(before);
		await settled();
		uploads.remove(first().identifier);
		expect(before.storage.uploads.size).toBe(0);
	});

	it("isn't persisted without space for its copy, because it couldn't be resent", async () => {
		const storage = untilSent();
		storage.hasRoom = false;
		await stored(LARGE, storage);
		expect(storage.uploads.size).toBe(0);
	});

	it("is copied after storage if it was too large before", async () => {
		const storage = untilSent();
		await stored(21_000_000, storage);
		expect([...storage.uploads.values()]).toMatchObject([{ file: expect.any(File) }]);
	});
});

it("a stored file of any other form is deleted at once", async () => {
	const { storage } = await stored(SMALL, new FakeStorage());
	expect(storage.uploads.size).toBe(0);
});
