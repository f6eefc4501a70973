import { TIMEOUT_MS } from "../../lib/contract/limits";
import { test as base, expect } from "../support/browser/e2e";
import { fillRequired, giveConsent, newCandidate, submitButton } from "../support/people/candidate";
import { freePorts } from "../support/sites/free-port";
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

/** A hanging host ends a call after this share of its usual limit of twenty seconds. */
const SCALE = 0.2;
const LIMIT_MS = TIMEOUT_MS.read * SCALE;

/** Calls of a site whose host didn't answer in time, by its metrics. */
async function lateCalls(metricsPort: string): Promise<number> {
	const text = await (await fetch(`http://localhost:${metricsPort}/metrics`)).text();
	const late = /^astronaut_host_call_duration_seconds_count\{[^}]*outcome="host_timeout"[^}]*\} (\d+)$/m.exec(text);
	return Number(late?.[1] ?? 0);
}

test("a hanging host costs a visitor one time limit, not two", async () => {
	const METRICS_PORT = String((await freePorts(1))[0]);
	const site = await startSite({ METRICS_PORT, HOST_TIMEOUT_SCALE: String(SCALE) });
	try {
		const cached = await fetch(`${site.origin}/p/ORBIT1`);
		expect(cached.status).toBe(200);
		process.kill(site.backendPid ?? 0, "SIGSTOP");
		const began = performance.now();
		const cold = await fetch(`${site.origin}/p/COLD77`);
		expect(performance.now() - began).toBeGreaterThan(LIMIT_MS * 0.95);
		expect(await lateCalls(METRICS_PORT)).toBe(1);
		expect(cold.status).toBeGreaterThanOrEqual(500);
		expect(cold.headers.get("retry-after")).not.toBeNull();
		expect(await cold.text()).toContain("Oops");
		expect((await fetch(`${site.origin}/p/ORBIT1`)).status).toBe(200);
	} finally {
		process.kill(site.backendPid ?? 0, "SIGCONT");
		await site.stop();
	}
});
