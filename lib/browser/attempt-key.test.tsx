import type * as Attempts from "./attempt-key";

/** The module as on a newly loaded page; the tab's storage stays. */
function newPage(): typeof Attempts {
	let page: typeof Attempts | undefined;
	jest.isolateModules(() => {
		page = jest.requireActual<typeof Attempts>("./attempt-key");
	});
	if (!page) throw new Error("the module did not load");
	return page;
}

afterEach(() => window.sessionStorage.clear());

describe("the key of an attempt", () => {
	it("stays the same for the same content, even after a reload", () => {
		const { attemptKey } = newPage();
		const key = attemptKey("enquiry:demo", "a");
		expect(attemptKey("enquiry:demo", "a")).toBe(key);
		expect(newPage().attemptKey("enquiry:demo", "a")).toBe(key);
		expect(newPage().attemptKey("enquiry:partner", "a")).not.toBe(key);
	});

	it("changes with the content, and after success", () => {
		const { attemptKey, forgetAttempt } = newPage();
		const keys = [attemptKey("enquiry:demo", "a"), attemptKey("enquiry:demo", "b")];
		forgetAttempt("enquiry:demo");
		keys.push(attemptKey("enquiry:demo", "b"));
		expect(new Set(keys).size).toBe(3);
	});

	it("marks the same content as possibly arrived until that is ruled out", () => {
		const { openAttempt, settleAttempt } = newPage();
		const { key, isRepeat } = openAttempt("apply", "a");
		expect(isRepeat).toBe(false);
		expect(newPage().openAttempt("apply", "a")).toEqual({ key, isRepeat: true });
		settleAttempt("apply");
		expect(openAttempt("apply", "a")).toEqual({ key, isRepeat: false });
		expect(openAttempt("apply", "b").isRepeat).toBe(false);
		expect(openAttempt("apply", "a").isRepeat).toBe(false);
	});

	it("stores none of the input", () => {
		newPage().attemptKey("enquiry:demo", "Suharto");
		expect(JSON.stringify(window.sessionStorage)).not.toContain("Suharto");
	});

	it("lives in the page if the browser stores nothing", () => {
		jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
			throw new DOMException("full", "QuotaExceededError");
		});
		const { attemptKey } = newPage();
		expect(attemptKey("enquiry:demo", "a")).toBe(attemptKey("enquiry:demo", "a"));
	});
});
