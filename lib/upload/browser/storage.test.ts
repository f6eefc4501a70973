import "fake-indexeddb/auto";
import { putBrowserStorage, removeBrowserStorage } from "@/tests/support/browser/fake-browser-storage";
import { PERSISTED_FOR_MS, type PersistedUpload } from "../persisted/persisted-upload";
import { hasPersistedUploads } from "./persisted-flag";
import type * as Storage from "./storage";

const NOW = 1_900_000_000_000;
const file = new File(["%PDF-1.7 what was picked"], "Résumé.pdf", {
	type: "application/pdf",
	lastModified: 1_600_000_000_123,
});

const upload = (identifier: string, more: Partial<PersistedUpload> = {}): PersistedUpload => ({
	identifier,
	filename: file.name,
	type: file.type,
	sizeBytes: file.size,
	lastModified: file.lastModified,
	createdTime: NOW,
	endSize: 0,
	restarts: 0,
	continued: false,
	...more,
});

let device: ReturnType<typeof putBrowserStorage>;
let isAllowed = true;

/** A separate page: it shares no module state with the page before, only the locks. */
function openPage() {
	let page: typeof Storage | undefined;
	jest.isolateModules(() => {
		page = jest.requireActual<typeof Storage>("./storage");
	});
	if (!page) throw new Error("the module did not load");
	const { browserStorage, ...rest } = page;
	const slot = (formKey = "ORBIT1", slotPath = "documents.0") =>
		browserStorage({ formKey, slotPath, mayKeep: () => isAllowed });
	return { slot, ...rest };
}

const endPages = () => {
	for (const name of [...device.locks.held]) device.locks.free(name);
};
const namesOf = (uploads: readonly PersistedUpload[]) => uploads.map(({ identifier }) => identifier);

beforeEach(() => {
	device = putBrowserStorage();
	isAllowed = true;
	jest.spyOn(Date, "now").mockReturnValue(NOW);
});
afterEach(removeBrowserStorage);

describe("a persisted upload", () => {
	it("is restored at the next visit with its file, byte for byte, and its record", async () => {
		const before = openPage().slot();
		const copy = await before.keep(upload("one"), file);
		expect([copy?.name, copy?.type, copy?.lastModified]).toEqual([file.name, file.type, file.lastModified]);
		await before.note("one", { endSize: 7, restarts: 2 });
		endPages();
		const [left] = await openPage().slot().take();
		expect(left).toEqual({ ...upload("one", { endSize: 7, restarts: 2 }), file: expect.any(File) });
		expect(await left?.file?.text()).toBe(await file.text());
		expect([left?.file?.name, left?.file?.lastModified]).toEqual([file.name, file.lastModified]);
	});

	it("is a copy that can't change", async () => {
		expect(await openPage().slot().keep(upload("one"), file)).not.toBe(file);
	});

	it("is restored to its own form and slot only, in picking order", async () => {
		const page = openPage();
		await page.slot().keep(upload("later", { createdTime: NOW + 1 }), file);
		await page.slot().keep(upload("earlier"), file);
		await page.slot("ORBIT1", "documents.1").keep(upload("other-slot"), file);
		await page.slot("ORBIT2").keep(upload("other-form"), file);
		endPages();
		expect(namesOf(await openPage().slot().take())).toEqual(["earlier", "later"]);
	});

	it("is deleted on demand, and only the last one of a form clears the flag", async () => {
		const storage = openPage().slot();
		await storage.keep(upload("one"), file);
		await storage.keep(upload("two"), file);
		await storage.forget("one");
		expect(hasPersistedUploads("ORBIT1")).toBe(true);
		await storage.forget("two");
		expect(hasPersistedUploads("ORBIT1")).toBe(false);
		expect(device.locks.held.size).toBe(0);
		expect(await openPage().slot().take()).toEqual([]);
	});

	it("isn't resumed by its own engine", async () => {
		const storage = openPage().slot();
		await storage.keep(upload("one"), file);
		expect(await storage.take()).toEqual([]);
	});

	it("is resumed by another engine of the same page, as after a soft navigation", async () => {
		const page = openPage();
		await page.slot().keep(upload("one"), file);
		expect(namesOf(await page.slot().take())).toEqual(["one"]);
	});

	it("is deleted after seven days without an update, whatever its form", async () => {
		const page = openPage();
		await page.slot("ORBIT2").keep(upload("old"), file);
		await page.slot().keep(upload("running"), file);
		jest.spyOn(Date, "now").mockReturnValue(NOW + PERSISTED_FOR_MS + 1);
		endPages();
		const next = openPage();
		expect(await next.slot().take()).toEqual([]);
		expect([hasPersistedUploads("ORBIT1"), hasPersistedUploads("ORBIT2")]).toEqual([false, false]);
	});

	it("stays if it was updated since", async () => {
		const storage = openPage().slot();
		await storage.keep(upload("one"), file);
		jest.spyOn(Date, "now").mockReturnValue(NOW + 1_000);
		await storage.note("one", { endSize: 5 });
		jest.spyOn(Date, "now").mockReturnValue(NOW + PERSISTED_FOR_MS + 1_000);
		endPages();
		expect(namesOf(await openPage().slot().take())).toEqual(["one"]);
	});
});

describe("an upload that another tab owns", () => {
	it("stays with that tab", async () => {
		await openPage().slot().keep(upload("one"), file);
		const inTime = globalThis.setTimeout;
		const patience = jest.spyOn(globalThis, "setTimeout");
		patience.mockImplementation((task, ms) => inTime(task, ms === 3_000 ? 0 : ms));
		expect(await openPage().slot().take()).toEqual([]);
		patience.mockRestore();
		endPages();
		expect(namesOf(await openPage().slot().take())).toEqual(["one"]);
	});

	it("is resumed when that tab releases it soon, as during a reload", async () => {
		await openPage().slot().keep(upload("one"), file);
		const taking = openPage().slot().take();
		await device.locks.untilAwaited("upload:one");
		endPages();
		expect(namesOf(await taking)).toEqual(["one"]);
	});

	it("isn't resumed when that tab finished it meanwhile", async () => {
		const other = openPage().slot();
		await other.keep(upload("one"), file);
		const taking = openPage().slot().take();
		await device.locks.untilAwaited("upload:one");
		await other.forget("one");
		expect(await taking).toEqual([]);
		expect(device.locks.held.size).toBe(0);
	});
});

it("copies a file without a storage estimate, as in Safari below 17", async () => {
	Reflect.deleteProperty(navigator, "storage");
	const copy = await openPage().slot().keep(upload("one"), file);
	expect(await copy?.text()).toBe(await file.text());
});

describe("a file that can't be copied", () => {
	it("leaves a record without a file if space is too low, so that it can be picked again", async () => {
		device.free = file.size;
		const storage = openPage().slot();
		expect(await storage.keep(upload("one", { fingerprint: "abc" }), file)).toBeUndefined();
		endPages();
		expect(await openPage().slot().take()).toEqual([{ ...upload("one"), fingerprint: "abc", file: undefined }]);
	});

	it("is copied when it is picked again and there is space by then", async () => {
		device.free = 0;
		const storage = openPage().slot();
		await storage.keep(upload("one"), file);
		device.free = 1_000_000;
		expect(await (await storage.keep(upload("one"), file))?.text()).toBe(await file.text());
	});

	it.each(["QuotaExceededError", "DataError"])("leaves a record without a file at a %s", async (name) => {
		const storage = openPage().slot();
		const { put } = IDBObjectStore.prototype;
		jest.spyOn(IDBObjectStore.prototype, "put").mockImplementation(function (this: IDBObjectStore, ...entry) {
			if (this.name === "files") throw new DOMException("refused", name);
			return put.apply(this, entry);
		});
		expect(await storage.keep(upload("one"), file)).toBeUndefined();
		endPages();
		expect(namesOf(await openPage().slot().take())).toEqual(["one"]);
	});

	it.each([
		["takes no files", "put"],
		["can't read a file again", "read"],
	])("is stored as bytes if the browser %s", async (_, fails) => {
		const { put } = IDBObjectStore.prototype;
		jest.spyOn(IDBObjectStore.prototype, "put").mockImplementation(function (this: IDBObjectStore, ...entry) {
			const isFile = entry[0] instanceof Blob;
			if (isFile && fails === "put") throw new DOMException("BlobURLs are not yet supported.", "DataCloneError");
			return put.apply(this, entry);
		});
		if (fails === "read")
			jest.spyOn(Blob.prototype, "arrayBuffer").mockRejectedValueOnce(new DOMException("no", "NotReadableError"));
		const copy = await openPage().slot().keep(upload("one"), file);
		expect([copy?.name, copy?.type, copy?.lastModified]).toEqual([file.name, file.type, file.lastModified]);
		endPages();
		const [persisted] = await openPage().slot().take();
		expect(await persisted?.file?.text()).toBe(await file.text());
	});

	it("is copied once, however often it is stored", async () => {
		const storage = openPage().slot();
		await storage.keep(upload("one"), file);
		device.free = 0;
		expect(await storage.keep(upload("one"), file)).toBeDefined();
	});
});

describe("disabled storage", () => {
	it("creates no record, flag, lock or database", async () => {
		isAllowed = false;
		const storage = openPage().slot();
		expect(await storage.keep(upload("one"), file)).toBeUndefined();
		await storage.note("one", { endSize: 1 });
		await storage.forget("one");
		expect(await storage.take()).toEqual([]);
		expect([hasPersistedUploads("ORBIT1"), device.locks.held.size]).toEqual([false, 0]);
		expect(await indexedDB.databases()).toEqual([]);
	});

	it("deletes all uploads of all forms, including one being copied", async () => {
		const page = openPage();
		await page.slot("ORBIT2").keep(upload("one"), file);
		const keeping = page.slot().keep(upload("two"), file);
		isAllowed = false;
		await page.forgetAllUploads();
		expect(await keeping).toBeUndefined();
		isAllowed = true;
		expect([hasPersistedUploads("ORBIT1"), hasPersistedUploads("ORBIT2"), device.locks.held.size]).toEqual([
			false,
			false,
			1,
		]);
		expect(await openPage().slot().take()).toEqual([]);
		expect(await openPage().slot("ORBIT2").take()).toEqual([]);
	});
});

describe("a sent or cleared form", () => {
	it("deletes its own uploads and no other form's", async () => {
		const page = openPage();
		await page.slot().keep(upload("one"), file);
		await page.slot("ORBIT1", "documents.1").keep(upload("two"), file);
		await page.slot("ORBIT2").keep(upload("other"), file);
		await page.forgetUploads("ORBIT1");
		expect([hasPersistedUploads("ORBIT1"), hasPersistedUploads("ORBIT2")]).toEqual([false, true]);
		endPages();
		expect(await openPage().slot().take()).toEqual([]);
		expect(namesOf(await openPage().slot("ORBIT2").take())).toEqual(["other"]);
	});
});

describe("a browser without a database", () => {
	it("stores nothing", async () => {
		Reflect.deleteProperty(globalThis, "indexedDB");
		device.localStorage.setItem("uploads:ORBIT1", "1");
		const page = openPage();
		const storage = page.slot();
		expect(await storage.keep(upload("one"), file)).toBeUndefined();
		await storage.note("one", { endSize: 1 });
		await storage.forget("one");
		expect(await storage.take()).toEqual([]);
		await page.forgetUploads("ORBIT1");
		await page.forgetAllUploads();
		expect(hasPersistedUploads("ORBIT1")).toBe(false);
	});

	it("waits at most 5 s for a database that never opens", async () => {
		const inTime = globalThis.setTimeout;
		jest.spyOn(globalThis, "setTimeout").mockImplementation((task, ms) => inTime(task, ms === 5_000 ? 0 : ms));
		jest.spyOn(indexedDB, "open").mockReturnValue(new IDBOpenDBRequest());
		expect(await openPage().slot().keep(upload("one"), file)).toBeUndefined();
	});

	it("names the files of other tabs, or none if the browser can't tell", async () => {
		const [one, other] = [openPage(), openPage()];
		await one.slot().keep(upload("one"), file);
		expect([await one.filesElsewhere("ORBIT1"), await other.filesElsewhere("ORBIT1")]).toEqual([[], [file.name]]);
		expect(await other.filesElsewhere("ORBIT2")).toEqual([]);
		Reflect.deleteProperty(navigator, "locks");
		expect(await other.filesElsewhere("ORBIT1")).toEqual([]);
	});

	it("stores uploads without locks between tabs", async () => {
		Reflect.deleteProperty(navigator, "locks");
		await openPage().slot().keep(upload("one"), file);
		expect(namesOf(await openPage().slot().take())).toEqual(["one"]);
	});

	it("reports that nothing is stored if even the flag is unreadable", () => {
		Reflect.deleteProperty(globalThis, "window");
		expect(hasPersistedUploads("ORBIT1")).toBe(false);
	});
});
