import { act, render } from "@testing-library/react";
import { hydrateRoot } from "react-dom/client";
import { ReadyPart } from "./ready-part.client";
import { addressHole, keepReady, readyHtml } from "./ready-store";

const place = { frame: "a", part: "header", path: "/a" } as const;
const part = <ReadyPart as="header" {...place} className="b" />;
const served = '<header data-ready="header" class="b"><a href="/a">A</a></header>';

const consoleError = () => jest.spyOn(console, "error").mockImplementation(() => undefined);

describe("a ready part in the browser", () => {
	afterEach(() => document.body.replaceChildren());

	it("stays as the server wrote it, with the same elements", async () => {
		const errors = consoleError();
		document.body.innerHTML = `<div>${served}</div>`;
		const link = document.querySelector("a");
		await act(async () => hydrateRoot(document.body.firstElementChild as Element, part));
		expect(document.body.innerHTML).toBe(`<div>${served}</div>`);
		expect(document.querySelector("a")).toBe(link);
		expect(errors).not.toHaveBeenCalled();
		errors.mockRestore();
	});

	it("is taken over if React writes the page anew", () => {
		document.body.innerHTML = served;
		const link = document.querySelector("a");
		const { container } = render(part);
		expect(container.innerHTML).toBe(served);
		expect(container.querySelector("a")).toBe(link);
	});
});

describe("a ready part's HTML", () => {
	keepReady("a", { header: `<a href="${addressHole("en")}"><a href="${addressHole("id")}">`, footer: "" });

	it("leads to the page in each language", () => {
		expect(readyHtml(place)).toBe('<a href="/a"><a href="/id/a">');
		expect(readyHtml({ ...place, path: "/" })).toBe('<a href="/"><a href="/id">');
	});

	it("holds any address", () => {
		expect(readyHtml({ ...place, path: '/$&"><i>' })).toBe(
			'<a href="/$&amp;&quot;><i>"><a href="/id/$&amp;&quot;><i>">',
		);
	});

	it("is there only for frames that have been made", () => {
		expect(() => readyHtml({ ...place, frame: "other" })).toThrow("other");
	});
});
