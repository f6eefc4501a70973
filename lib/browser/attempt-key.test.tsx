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
