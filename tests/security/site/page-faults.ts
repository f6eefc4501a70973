import { readFileSync } from "node:fs";
import { jobAnswer } from "../../support/hosts/job-answers";
import { endless, gzipBomb, maintenance, resetHalfway } from "../../support/hosts/misbehaviour";
import { jsonAnswer } from "../../support/hosts/stub-host";
import { site } from "../../support/sites/shared-site";
import { forgetFailures } from "./clock";

/** Memory of the site's process, bytes. */
function memory(): number {
	const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${site.site.pid}/status`, "utf8"))?.[1];
	return Number(kilobytes) * 1_024;
}

export function describeFailingPages(): void {
	forgetFailures();

	let count = 0;
	const unseen = () => {
		count += 1;
		return `/p/FAULT${count}`;
	};

	it.each([
		["backend-response: endless body", endless()],
		["backend-response: gzip bomb", gzipBomb],
		["a small answer that is compressed", jsonAnswer(200, {}, { "content-encoding": "br" })],
		["backend-response: Location from backend", jsonAnswer(302, {}, { location: "http://169.254.169.254/" })],
		["an answer that breaks off", resetHalfway],
		["a server error", jsonAnswer(500, { message: "SQLSTATE at db.php:7" })],
		["no job's JSON", jsonAnswer(200, "x")],
		["no JSON", maintenance],
	])("%s: a readable 5xx with Retry-After, in flat memory", async (_, respond) => {
		await site.get("/");
		const before = memory();
		site.host.respond = respond;
		const answer = await site.get(unseen());
		expect(answer.status).toBeGreaterThanOrEqual(500);
		expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
		expect(answer.headers.get("location")).toBeNull();
		const html = await answer.text();
		expect(html).toMatch(/<h1[^>]*>[^<]+<\/h1>/);
		expect(html).not.toMatch(/SQLSTATE|169\.254|at .*:\d+:\d+/);
		expect(memory() - before).toBeLessThan(100_000_000);
	});

	it("is not cached broken after a truncated response or an HTML page: it works within seconds of the host's recovery", async () => {
		const paths = [unseen(), unseen()];
		for (const [index, respond] of [resetHalfway, maintenance].entries()) {
			site.host.respond = respond;
			expect((await site.get(paths[index] ?? "")).status).toBeGreaterThanOrEqual(500);
		}
		site.host.respond = jobAnswer();
		const statuses = paths.map(async (path) => {
			let { status } = await site.get(path);
			for (; status !== 200; { status } = await site.get(path))
				await new Promise((resolve) => setTimeout(resolve, 200));
			return status;
		});
		expect(await Promise.all(statuses)).toEqual([200, 200]);
	});

	it("is unknown, not failed, if its host lacks an optional call", async () => {
		const token = "a".repeat(43);
		for (const status of [404, 405, 501]) {
			site.host.respond = jsonAnswer(status, { message: "No such call" });
			expect((await site.get(`/application/${token}`)).status).toBe(404);
			expect((await site.get(`/application/${token}/receipt`)).status).toBe(404);
		}
		site.host.respond = jsonAnswer(500, {});
		expect((await site.get(`/application/${token}`)).status).toBeGreaterThanOrEqual(500);
	});

	it("is in the language of its address", async () => {
		site.host.respond = resetHalfway;
		expect(await site.html(`/id${unseen()}`)).toContain('<html lang="id"');
	});
}

/** The last part of a suite: it ends the host. */
export function describeLostHost(): void {
	it("keeps cached pages at 200, and gives others a 5xx with Retry-After", async () => {
		site.host.respond = jobAnswer();
		expect((await site.get("/p/WARM01")).status).toBe(200);
		await site.host.stop();
		const warm = await site.get("/p/WARM01?from=elsewhere");
		expect(warm.status).toBe(200);
		expect(await warm.text()).toContain("Roof Planner");
		expect((await site.get("/")).status).toBe(200);
		const cold = await site.get("/p/COLD01");
		expect(cold.status).toBeGreaterThanOrEqual(500);
		expect(Number(cold.headers.get("retry-after"))).toBeGreaterThan(0);
		const call = await site.get("/api/public/COLD01");
		expect(call.status).toBe(503);
		expect(await call.json()).toMatchObject({ code: "host_unreachable" });
	});
}
