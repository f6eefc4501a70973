import { test as base, expect } from "../support/browser/e2e";
import { fillRequired, giveConsent, newCandidate, submitButton } from "../support/people/candidate";
import { type Site, startSite } from "../support/sites/site";

/** These tests harm their site, so each has its own. */
const test = base.extend<{ ownSite: Site }>({
	ownSite: async ({}, use) => {
		const site = await startSite();
		await use(site);
		await site.stop();
	},
	baseURL: async ({ ownSite }, use) => use(ownSite.origin),
});

test.use({ allowedConsole: [/Failed to load resource/] });

const applicationsOf = async (site: Site, code: string) =>
	(await fetch(`${site.backend}/code/${encodeURIComponent(code)}?debug=false`)).status;

test("a backend killed during an application restarts, and the application arrives once", async ({
	page,
	ownSite: site,
}) => {
	await page.goto("/p/ORBIT2");
	await fillRequired(page, newCandidate());
	await giveConsent(page);
	process.kill(site.backendPid ?? 0, "SIGKILL");
	await submitButton(page).click();
	await expect(page.locator("output")).toHaveText(/^[A-Z0-9]{8}$/, { timeout: 20_000 });
	expect(await applicationsOf(site, (await page.locator("output").textContent()) ?? "")).toBe(200);
});

test("a hanging host costs a visitor one time limit, not two", async ({ ownSite: site }) => {
	test.setTimeout(90_000);
	const cached = await fetch(`${site.origin}/p/ORBIT1`);
	expect(cached.status).toBe(200);
	process.kill(site.backendPid ?? 0, "SIGSTOP");
	const began = performance.now();
	const cold = await fetch(`${site.origin}/p/COLD77`);
	const seconds = (performance.now() - began) / 1_000;
	expect(cold.status).toBeGreaterThanOrEqual(500);
	expect(cold.headers.get("retry-after")).not.toBeNull();
	expect(await cold.text()).toContain("Oops");
	expect(seconds).toBeGreaterThan(19);
	expect(seconds).toBeLessThan(30);
	expect((await fetch(`${site.origin}/p/ORBIT1`)).status).toBe(200);
	process.kill(site.backendPid ?? 0, "SIGCONT");
});
