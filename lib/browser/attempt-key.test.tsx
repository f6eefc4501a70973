import type * as Attempts from "./attempt-key";

/** The module as a new page has it; what the tab keeps stays. */
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
	it("stays for as long as the same is tried, also on a page that was loaded anew", () => {
		const { attemptKey } = newPage();
		const key = attemptKey("enquiry:demo", "a");
		expect(attemptKey("enquiry:demo", "a")).toBe(key);
		expect(newPage().attemptKey("enquiry:demo", "a")).toBe(key);
		expect(newPage().attemptKey("enquiry:partner", "a")).not.toBe(key);
	});

	it("is another one for other content, and once the form was taken", () => {
		const { attemptKey, forgetAttempt } = newPage();
		const keys = [attemptKey("enquiry:demo", "a"), attemptKey("enquiry:demo", "b")];
		forgetAttempt("enquiry:demo");
		keys.push(attemptKey("enquiry:demo", "b"));
		expect(new Set(keys).size).toBe(3);
	});

	it("says of the same content that it may have arrived before, until it is clear that it didn't", () => {
		const { openAttempt, settleAttempt } = newPage();
		const { key, isRepeat } = openAttempt("apply", "a");
		expect(isRepeat).toBe(false);
		expect(newPage().openAttempt("apply", "a")).toEqual({ key, isRepeat: true });
		settleAttempt("apply");
		expect(openAttempt("apply", "a")).toEqual({ key, isRepeat: false });
		expect(openAttempt("apply", "b").isRepeat).toBe(false);
		expect(openAttempt("apply", "a").isRepeat).toBe(false);
	});

	it("keeps nothing of what was typed", () => {
		newPage().attemptKey("enquiry:demo", "Suharto");
		expect(JSON.stringify(window.sessionStorage)).not.toContain("Suharto");
	});

	it("is kept by the page where the browser keeps nothing", () => {
		jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
			throw new DOMException("full", "QuotaExceededError");
		});
		const { attemptKey } = newPage();
		expect(attemptKey("enquiry:demo", "a")).toBe(attemptKey("enquiry:demo", "a"));
	});
});
