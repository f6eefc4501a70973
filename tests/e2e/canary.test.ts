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

	test("injected scripts, handlers, base elements and plug-ins do nothing, and the browser reports them", async ({
		page,
	}) => {
		const violations = await noteViolations(page);
		await inject(page, CANARIES.map(([markup]) => markup).join(""));
		const expected = CANARIES.map(([, violation]) => violation).sort();
		for (const path of ["/", "/p/ORBIT1"]) {
			await page.goto(path);
			await expect.poll(async () => (await violations()).sort()).toEqual(expected);
			expect(await page.evaluate(() => Reflect.get(window, "pwn"))).toBeUndefined();
		}
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
