import "fake-indexeddb/auto";
import { DRAFT_LIFETIME_MS, draftKey, newDraft } from "@/lib/application/draft";
import { requestFormKey } from "@/lib/application/persisted-request";
import { putBrowserStorage, removeBrowserStorage } from "@/tests/support/browser/fake-browser-storage";
import { goodValues } from "@/tests/support/people/application-form";
import type * as DraftStore from "./draft-store";
import type * as LeftBehind from "./left-behind";

const NOW = 1_900_000_000_000;
const draftOf = (fullname: string, savedAt = NOW) => newDraft(goodValues({ fullname }), {}, savedAt);
const nameIn = (draft: Awaited<ReturnType<typeof DraftStore.loadDraft>>) => draft?.values.fullname;

let device: ReturnType<typeof putBrowserStorage>;

/** A separate page, with freshly loaded modules. */
function openPage() {
	let store: typeof DraftStore | undefined;
	let behind: typeof LeftBehind | undefined;
	jest.isolateModules(() => {
		store = jest.requireActual<typeof DraftStore>("./draft-store");
		behind = jest.requireActual<typeof LeftBehind>("./left-behind");
	});
	if (!store || !behind) throw new Error("the modules did not load");
	return { ...store, ...behind };
}

/** The database holds a write once a later call has been answered. */
const settle = (page: ReturnType<typeof openPage>) => page.loadDraft("none");

beforeEach(() => {
	device = putBrowserStorage();
	jest.spyOn(Date, "now").mockReturnValue(NOW);
});
afterEach(removeBrowserStorage);

describe("a draft", () => {
	it("survives a killed browser that hadn't flushed localStorage", async () => {
		const page = openPage();
		page.saveDraft("ORBIT1", draftOf("Suharto"));
		await settle(page);
		device.localStorage.removeItem(draftKey("ORBIT1"));
		expect(nameIn(await openPage().loadDraft("ORBIT1"))).toBe("Suharto");
	});

	it("is the newer of the two copies", async () => {
		const page = openPage();
		page.saveDraft("ORBIT1", draftOf("older", NOW - 2));
		await settle(page);
		device.localStorage.setItem(draftKey("ORBIT1"), JSON.stringify(draftOf("newer", NOW - 1)));
		expect(nameIn(await openPage().loadDraft("ORBIT1"))).toBe("newer");
		device.localStorage.setItem(draftKey("ORBIT1"), JSON.stringify(draftOf("oldest", NOW - 3)));
		expect(nameIn(await openPage().loadDraft("ORBIT1"))).toBe("older");
	});

	it("is gone once it is deleted, or when storage is off", async () => {
		const page = openPage();
		for (const code of ["ORBIT1", "ORBIT2"]) page.saveDraft(code, draftOf("Suharto"));
		page.deleteDraft("ORBIT1");
		expect(await page.loadDraft("ORBIT1")).toBeNull();
		page.setKeepsDrafts(false);
		expect(await page.loadDraft("ORBIT2")).toBeNull();
		expect(await page.hasLeftBehind("ORBIT2")).toBe(false);
	});

	it("deletes stored document requests too when storage is off", () => {
		device.localStorage.setItem(requestFormKey("hash-1"), "{}");
		openPage().setKeepsDrafts(false);
		expect(device.localStorage.getItem(requestFormKey("hash-1"))).toBeNull();
	});

	it("expires with its copy", async () => {
		const page = openPage();
		page.saveDraft("ORBIT1", draftOf("Suharto", NOW - DRAFT_LIFETIME_MS - 1));
		expect(await page.loadDraft("ORBIT2")).toBeNull();
		expect([page.hasDraft("ORBIT1"), await page.hasLeftBehind("ORBIT1")]).toEqual([false, false]);
	});

	it("works without a database", async () => {
		Reflect.deleteProperty(globalThis, "indexedDB");
		const page = openPage();
		expect(page.saveDraft("ORBIT1", draftOf("Suharto"))).toBe(true);
		expect(nameIn(await page.loadDraft("ORBIT1"))).toBe("Suharto");
	});
});

describe("leftovers", () => {
	it("are found for their own job only, without creating a database", async () => {
		const page = openPage();
		expect(await page.hasLeftBehind("ORBIT1")).toBe(false);
		expect(await indexedDB.databases()).toEqual([]);
		page.saveDraft("ORBIT1", draftOf("Suharto"));
		await settle(page);
		expect([await page.hasLeftBehind("ORBIT1"), await page.hasLeftBehind("ORBIT2")]).toEqual([true, false]);
	});
});
