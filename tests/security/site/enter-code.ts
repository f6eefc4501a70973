import { INTERVIEW_ORIGIN, jsonAnswer } from "../../support/hosts/stub-host";
import { withoutScripts } from "../../support/pages/html";
import { site } from "../../support/sites/shared-site";
import { statusOf } from "../../support/sites/web-server";

const header = (result: unknown) => ({
	cookie: `entered=${Buffer.from(JSON.stringify(result)).toString("base64url")}`,
});

/** The code page with a form's result, without its scripts. */
const pageWith = async (result: unknown) =>
	withoutScripts(await (await site.get("/enter-code?answer=1", header(result))).text());

export function describeEnterCode() {
	describe("the page for codes", () => {
		it("redirects to an interview host", async () => {
			const goal = `${INTERVIEW_ORIGIN}/code/DEMO1234`;
			expect(await pageWith({ goal })).toContain(`http-equiv="refresh" content="0; url=${goal}"`);
		});

		it.each([
			"https://evil.example/",
			"javascript:alert(1)",
			"//evil.example",
			`${INTERVIEW_ORIGIN}.evil.example/`,
			`https://app.example.com@evil.example/`,
		])("ignores the target of a forged result: %s", async (goal) => {
			const html = await pageWith({ goal });
			expect(html).not.toMatch(/http-equiv|evil|alert/);
			expect(html).toContain('name="code"');
		});

		it("shows a forged result as text", async () => {
			const html = await pageWith({ typed: '"><img src=x>', text: "<script>alert(1)</script>" });
			expect(html).toContain("&lt;script&gt;alert(1)&lt;/script&gt;");
			expect(html).not.toContain("<img");
		});

		it.each([{ typed: 1 }, { typed: "a", reason: "constructor" }, [], null])("ignores %j", async (result) => {
			const html = await pageWith(result);
			expect(html).not.toContain("aria-invalid");
			expect(html).toContain('name="code"');
		});
	});

	it("a posted EU code reaches the EU host only, whatever region the browser claims", async () => {
		site.eu.respond = jsonAnswer(404, { url: "Unknown." });
		const body = "code=DEMO1234%2BEU";
		const answer = await site.raw(
			"POST /api/popupcode?language=id",
			[
				"Sec-Fetch-Site: same-origin",
				`Origin: ${site.address}`,
				"Content-Type: application/x-www-form-urlencoded",
				`Content-Length: ${body.length}`,
				"X-Region: main",
				"X-Job-Code: ORBIT1",
			],
			body,
		);
		expect(statusOf(answer)).toBe(303);
		expect(answer).toMatch(/^location: \/id\/enter-code\?answer=1\r$/im);
		expect(answer).not.toMatch(/^[\w-]+: .*DEMO1234/im);
		expect(site.eu.calls.map((call) => call.body.toString())).toEqual(['{"code":"DEMO1234+EU"}']);
		expect(site.host.calls).toEqual([]);
	});
}
