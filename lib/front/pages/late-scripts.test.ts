import { LATE_LOADER, withLateScripts } from "./late-scripts";

const WAITING = '<div data-scripts="late"></div>';
const page = (head: string, body = "<h1>Field engineer</h1>", waiting = WAITING) =>
	`<!DOCTYPE html><html><head>${head}</head><body>${waiting}${body}</body></html>`;
const script = (name: string) => `<script src="/_next/static/chunks/${name}.js" async=""></script>`;
const end = (...names: string[]) =>
	`<script type="application/json">${JSON.stringify(names.map((name) => `/_next/static/chunks/${name}.js`))}</script>` +
	`<script>${LATE_LOADER}</script></body></html>`;

describe("scripts after the first paint", () => {
	it("names each script file at the end of the page, in order, and nowhere before", () => {
		const html = withLateScripts(page(script("0-a~b") + script("turbopack-c.d"), `<p>Text</p>${script("e_f")}`));
		expect(html).toBe(
			`<!DOCTYPE html><html><head></head><body>${WAITING}<p>Text</p>${end("0-a~b", "turbopack-c.d", "e_f")}`,
		);
	});

	it("takes the early requests for those files away and leaves those for pictures and fonts", () => {
		const kept = '<link rel="preload" href="/fonts/a.woff2" as="font" crossorigin=""/>';
		const early = '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/a.js"/>';
		expect(withLateScripts(page(kept + early + script("a"), ""))).toBe(
			`<!DOCTYPE html><html><head>${kept}</head><body>${WAITING}${end("a")}`,
		);
	});

	it.each([
		["inline", "<script>(self.__next_f=self.__next_f||[]).push([0])</script>"],
		["for old browsers", '<script src="/_next/static/chunks/a.js" noModule=""></script>'],
		["of another host", '<script src="https://example.com/_next/static/chunks/a.js" async=""></script>'],
		["outside of the framework's files", '<script src="/files/a.js" async=""></script>'],
	])("leaves a script %s as it is", (_, other) => {
		expect(withLateScripts(page(other))).toBe(page(other));
	});

	it("leaves a page that has no end as it is", () => {
		const endless = `<html><head>${script("a")}</head><body>${WAITING}`;
		expect(withLateScripts(endless)).toBe(endless);
	});

	it("leaves a page as it is that doesn't say that it can wait, whatever its texts say", () => {
		const other = page(script("a"), "<p>data-scripts=&quot;late&quot;</p>", "");
		expect(withLateScripts(other)).toBe(other);
	});
});
