import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page } from "@playwright/test";
import { expect, test } from "../support/browser/e2e";

/** Serves pages with `markup` added to their bodies, under their original headers. */
async function inject(page: Page, markup: string): Promise<void> {
	await page.route("**/*", async (route) => {
		if (!route.request().isNavigationRequest()) return route.continue();
		const response = await route.fetch();
		const body = (await response.text()).replace("</body>", `${markup}</body>`);
		return route.fulfill({ response, body });
	});
}

/** Records violations of the policy by directive and target, from before the page's first element on. */
async function noteViolations(page: Page): Promise<() => Promise<string[]>> {
	await page.addInitScript(() => {
		const noted: string[] = [];
		Object.assign(window, { noted });
		document.addEventListener("securitypolicyviolation", (event) =>
			noted.push(`${event.effectiveDirective} ${event.blockedURI.replace(location.origin, "")}`),
		);
	});
	return () => page.evaluate(() => Reflect.get(window, "noted"));
}

/** Markup without effect, and the browser's report about it. */
const CANARIES = [
	["<script>window.pwn=1</script>", "script-src-elem inline"],
	['<img src="data:," onerror="window.pwn=1">', "script-src-attr inline"],
	['<script src="https://evil.example/x.js"></script>', "script-src-elem https://evil.example/x.js"],
	["<script>self.__next_f.push(window.pwn=1)</script>", "script-src-elem inline"],
	['<base href="https://evil.example/">', "base-uri https://evil.example/"],
	['<object data="/favicon.ico"></object>', "object-src /favicon.ico"],
] as const;

/** The browser's reports; and that a page which the test itself serves may not load this machine's pictures. */
const EXPECTED = [/content security policy|loopback.* address space|Failed to load resource/i];

test.describe("response-headers: csp canary", () => {
	test.use({ allowedConsole: EXPECTED });

	test("injected scripts, handlers, base elements and plug-ins do nothing, and the browser reports them to the site", async ({
		page,
	}) => {
		const reported = page.waitForEvent("request", (request) => request.url().endsWith("/api/policy-report"));
		const violations = await noteViolations(page);
		await inject(page, CANARIES.map(([markup]) => markup).join(""));
		const expected = CANARIES.map(([, violation]) => violation).sort();
		for (const path of ["/", "/p/ORBIT1"]) {
			await page.goto(path);
			await expect.poll(async () => (await violations()).sort()).toEqual(expected);
			expect(await page.evaluate(() => Reflect.get(window, "pwn"))).toBeUndefined();
		}
		expect((await (await reported).response())?.status()).toBe(204);
	});
});

test.describe("response-headers: trusted types", () => {
	test.use({
		allowedConsole: [/Trusted ?(?:Script|Type)|Minified React error #418/],
	});

	/** Changes a page's heading before the page is hydrated. */
	const changeLikeAnExtension = (page: Page) =>
		page.addInitScript(() => {
			const observer = new MutationObserver(() => {
				const heading = document.querySelector("h1");
				if (!heading?.nextElementSibling) return;
				observer.disconnect();
				heading.textContent = "Words of an extension";
			});
			observer.observe(document, { childList: true, subtree: true });
		});

	test("a page that an extension has changed is rendered again, with its formatted texts; code can load no script but the site's own, and markup keeps no power", async ({
		page,
	}) => {
		await changeLikeAnExtension(page);
		await page.goto("/p/ORBIT1");
		await expect(page.getByRole("heading", { level: 1 })).toHaveText("Field Operations Coordinator");
		await expect(page.locator("main .prose li").first()).toBeVisible();
		await expect(page.locator('script[type="application/ld+json"]')).not.toHaveCount(0);
		const done = await page.evaluate(async () => {
			const tried: Record<string, unknown> = {};
			const attempt = (name: string, work: () => unknown) => {
				try {
					tried[name] = work() ?? "done";
				} catch (error) {
					tried[name] = (error as Error).name;
				}
			};
			const load = (src: string) => Object.assign(document.createElement("script"), { src }).src;
			attempt("another script", () => load("https://evil.example/x.js"));
			attempt("data", () => load("data:text/javascript,window.pwn=1"));
			attempt("another worker", () => void new Worker("/api/x.js"));
			const script = Object.assign(document.createElement("script"), { text: "window.pwn=1" });
			document.body.append(script);
			attempt("another policy", () => Reflect.get(window, "trustedTypes").createPolicy("mine", {}));
			const element = document.createElement("div");
			element.innerHTML = "<b>bold</b><img src=x onerror='window.pwn=1'>";
			return { ...tried, "text as script": script.text, markup: element.innerHTML };
		});
		expect(done).toEqual({
			"another script": "TypeError",
			data: "TypeError",
			"another worker": "TypeError",
			"text as script": "",
			"another policy": "TypeError",
			markup: "<b>bold</b>",
		});
		expect(await page.evaluate(() => Reflect.get(window, "pwn"))).toBeUndefined();
	});

	test("pages with header and footer or with ready data are rendered again after an extension has changed them, and keep working", async ({
		page,
	}) => {
		await changeLikeAnExtension(page);
		await page.setViewportSize({ width: 1280, height: 800 });
		await page.goto("/security");
		await expect(page.locator("h1")).not.toHaveText("Words of an extension");
		await page.getByRole("banner").getByRole("button", { name: "Get started" }).click();
		await expect(page.getByRole("banner").getByRole("link", { name: "Pricing" }).first()).toBeVisible();
		await page.getByRole("contentinfo").getByRole("link", { name: "Enter Code" }).click();
		await expect(page.getByRole("dialog")).toBeVisible();
		await page.goto("/multiupload/candidates/doc-open");
		await expect(page.locator("h1")).not.toHaveText("Words of an extension");
		await page.getByRole("button", { name: "Submit" }).click();
		await expect(page.getByRole("main").getByRole("alert")).toContainText("Identity card is required");
	});
});

test.describe("response-headers: reports", () => {
	test.use({ allowedConsole: EXPECTED });

	test("a report is taken from browsers alone, if it is one", async ({ site }) => {
		const send = async (body: string, headers: Record<string, string> = {}) =>
			(await fetch(`${site.origin}/api/policy-report`, { method: "POST", body, headers })).status;
		const report = (value: object) => JSON.stringify({ "csp-report": value });
		expect(await send(report({ "effective-directive": "img-src" }))).toBe(204);
		expect(await send(report({ "violated-directive": "script-src 'self'" }))).toBe(204);
		expect(await send(report({}))).toBe(204);
		expect(await send("{}")).toBe(400);
		expect(await send("no JSON")).toBe(400);
		expect(await send(report({ "script-sample": "a".repeat(20_000) }))).toBe(413);
		expect(await send(report({}), { "sec-fetch-site": "cross-site" })).toBe(403);
	});
});

test.describe("response-headers: framing", () => {
	test.use({
		allowedConsole: [/frame-ancestors|X-Frame-Options|Failed to load resource/],
	});

	test("a page in a frame of another origin stays blank", async ({ page, site }) => {
		const other = createServer((_, response) =>
			response.writeHead(200, { "content-type": "text/html" }).end(`<iframe src="${site.origin}/p/ORBIT1"></iframe>`),
		).listen(0, "127.0.0.1");
		await new Promise((resolve) => other.once("listening", resolve));
		const refused = page.waitForEvent("console", (message) => /frame-ancestors/.test(message.text()));
		await page.goto(`http://127.0.0.1:${(other.address() as AddressInfo).port}/`);
		await refused;
		await expect.poll(() => page.frames().at(-1)?.url()).toMatch(/^chrome-error:/);
		other.closeAllConnections();
		other.close();
	});
});
