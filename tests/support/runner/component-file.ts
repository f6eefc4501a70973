import { cleanup } from "@testing-library/react";

/**
 * Prepares the describe block that it is called in as a file's own environment would be: nothing is rendered or stored,
 * no cookie is set, and the address is the start page. Testing Library sets up its cleaning for the first file of a group alone.
 */
export function prepareComponentFile(): void {
	beforeAll(() => {
		history.replaceState(null, "", "/");
		localStorage.clear();
		sessionStorage.clear();
		// biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store API
		for (const cookie of document.cookie.split("; ")) document.cookie = `${cookie.split("=")[0]}=; path=/; max-age=0`;
	});
	afterEach(cleanup);
}
