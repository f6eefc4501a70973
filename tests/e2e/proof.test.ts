import { readFileSync } from "node:fs";
import { expect, expectAccessible, expectFits, test } from "../support/browser/e2e";
import { decoded, withoutScripts } from "../support/pages/html";

const results = (name: string) => JSON.parse(readFileSync(`lib/proof/results/${name}.json`, "utf8"));

const PAGES = {
	"/security": ["Report a vulnerability", "ISO 27001 or SOC 2", "support@astronaut.example", "WebKitGTK"],
	"/id/security": ["Laporkan celah keamanan", "ISO 27001 atau SOC 2", "WebKitGTK"],
	"/accessibility": ["WCAG 2.2", "What isn't tested", "Nobody who relies on a screen reader"],
	"/id/accessibility": ["WCAG 2.2", "Yang tidak diuji", "pengguna pembaca layar"],
} as const;

test("the pages on security and accessibility show the committed results, and what isn't tested", async ({ site }) => {
	const { commit, groups } = results("tests");
	for (const [path, texts] of Object.entries(PAGES)) {
		const html = decoded(withoutScripts(await (await fetch(site.origin + path)).text()));
		for (const text of [...texts, commit]) expect(html).toContain(text);
		expect(html).not.toMatch(/\{\w+\}/);
	}
	const statement = await (await fetch(`${site.origin}/accessibility`)).text();
	expect(statement.match(/<tr/g)).toHaveLength(Object.keys(groups).length + 1);
});

test("security.txt leads to the policy, whose part exists", async ({ site }) => {
	const answer = await fetch(`${site.origin}/.well-known/security.txt`);
	expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "text/plain; charset=utf-8"]);
	const text = await answer.text();
	expect(text).toContain("Contact: mailto:support@astronaut.example\n");
	const policy = new URL(/^Policy: (.*)$/m.exec(text)?.[1] ?? "");
	expect(policy.origin).toBe(site.origin);
	expect(await (await fetch(policy)).text()).toContain(`id="${policy.hash.slice(1)}"`);
	const expires = Date.parse(/^Expires: (.*)$/m.exec(text)?.[1] ?? "");
	expect(expires).toBeGreaterThan(Date.now());
	expect(expires).toBeLessThan(Date.now() + 365 * 86_400_000);
});

test("the pages on security and accessibility are accessible, in light and dark, and fit 320 px", async ({ page }) => {
	for (const [path, scheme] of [
		["/security", "dark"],
		["/id/accessibility", "light"],
	] as const) {
		await page.emulateMedia({ colorScheme: scheme });
		await page.goto(path);
		await expectFits(page);
		await expectAccessible(page);
	}
});
