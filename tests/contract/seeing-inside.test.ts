import { readFileSync } from "node:fs";
import { jobAnswer } from "../support/hosts/job-answers";
import { jsonAnswer } from "../support/hosts/stub-host";
import { type Collector, startCollector } from "../support/operations/collector";
import { newCode } from "../support/pages/job-pages";
import { freePorts } from "../support/sites/free-port";
import { type Site, startSite } from "../support/sites/site";
import { type StubbedSite, startStubbedSite } from "../support/sites/stubbed-site";

const TRACE = "4bf92f3577b34da6a3ce929d0e0e4736";
const TRACEPARENT = `00-${TRACE}-00f067aa0ba902b7-01`;

/** The samples of a metric in Prometheus' text. */
const samples = (text: string, name: string) => text.split("\n").filter((line) => line.startsWith(name));

const sampleOf = (text: string, start: string) => Number(samples(text, start)[0]?.split(" ").at(-1));

describe("a site with its own backend", () => {
	let site: Site;
	let collector: Collector;
	let ports: number[];
	const scrape = async (index: 0 | 1) => (await fetch(`http://localhost:${ports[index]}/metrics`)).text();

	beforeAll(async () => {
		[ports, collector] = await Promise.all([freePorts(2), startCollector()]);
		site = await startSite({
			METRICS_PORT: String(ports[0]),
			BACKEND_METRICS_PORT: String(ports[1]),
			OTEL_EXPORTER_OTLP_ENDPOINT: collector.origin,
			LOG_LEVEL: "info",
		});
	});
	afterAll(async () => {
		await site.stop();
		await collector.close();
	});

	const get = (path: string) =>
		fetch(site.origin + path, { headers: { traceparent: TRACEPARENT }, redirect: "manual" });

	it("counts its work, by routes without codes", async () => {
		for (const path of ["/p/ORBIT1", "/p/ORBIT1", "/code/DEMO1234", "/p/NOSUCHJOB"]) await (await get(path)).text();
		const text = await scrape(0);
		const requests = "astronaut_http_request_duration_seconds_count";
		expect(sampleOf(text, `${requests}{region="",route="/p/{code}",method="GET",status="200"}`)).toBe(2);
		expect(sampleOf(text, `${requests}{region="",route="/p/{code}",method="GET",status="404"}`)).toBe(1);
		expect(sampleOf(text, 'astronaut_page_cache_total{state="hit"}')).toBe(1);
		expect(sampleOf(text, 'astronaut_page_render_duration_seconds_count{outcome="fine"}')).toBeGreaterThan(0);
		expect(samples(text, "astronaut_host_call_duration_seconds_count").join("\n")).toMatch(/outcome="200"\} \d+/);
		for (const name of ["astronaut_uploads_in_flight", "astronaut_upload_bytes_total", "nodejs_eventloop_lag_seconds"])
			expect(sampleOf(text, `${name} `)).toBeGreaterThanOrEqual(0);
		expect(text).not.toMatch(/ORBIT1|DEMO1234|NOSUCHJOB/);
	});

	it("counts what browsers refused, by directives that pages have, and nothing else of it", async () => {
		const report = async (directive: string) => {
			const body = JSON.stringify({
				"csp-report": { "effective-directive": directive, "document-uri": "https://www.example.com/code/REPORTED1" },
			});
			const headers = { "content-type": "application/csp-report" };
			expect((await fetch(`${site.origin}/api/policy-report`, { method: "POST", headers, body })).status).toBe(204);
		};
		for (const directive of ["img-src", "img-src", "made-up-1", "made-up-2"]) await report(directive);
		const text = await scrape(0);
		expect(samples(text, "astronaut_policy_violations_total")).toEqual([
			'astronaut_policy_violations_total{directive="img-src"} 2',
			'astronaut_policy_violations_total{directive="other"} 2',
		]);
		expect(site.output()).not.toContain("REPORTED1");
	});

	it("counts the backend's work, and its queue", async () => {
		const body = JSON.stringify({ email: "nobody@example.com" });
		const headers = { "content-type": "application/json" };
		await fetch(`${site.backend}/public/applications/links/main`, { method: "POST", headers, body });
		let text = await scrape(1);
		while (!text.includes('astronaut_tasks_total{region="main",kind="send-links",outcome="done"} 1'))
			text = await scrape(1);
		expect(samples(text, "astronaut_http_request_duration_seconds_count").join("\n")).toMatch(
			/region="main",route="\/public\/[:{]/,
		);
		for (const region of ["main", "eu"]) {
			expect(sampleOf(text, `astronaut_queue_due{region="${region}"}`)).toBeGreaterThanOrEqual(0);
			expect(sampleOf(text, `astronaut_queue_oldest_seconds{region="${region}"}`)).toBeGreaterThanOrEqual(0);
		}
		for (const name of [
			"astronaut_mails_total",
			"astronaut_cv_reading_duration_seconds",
			"nodejs_eventloop_lag_seconds",
		])
			expect(text).toContain(`# TYPE ${name} `);
	});

	it("has every metric that the alert rules and the dashboard ask for", async () => {
		const shown = (await scrape(0)) + (await scrape(1));
		const files = ["alerts.yml", "grafana-dashboard.json"].map((name) =>
			readFileSync(`deploy/monitoring/${name}`, "utf8"),
		);
		const wanted = files.join("\n").match(/\b(?:astronaut|nodejs|process)_[a-z0-9_]+/g) ?? [];
		const missing = [...new Set(wanted)].filter(
			(name) => !shown.includes(`# TYPE ${name.replace(/_(?:count|bucket)$/, "")} `),
		);
		// There is no Redis here.
		expect(missing).toEqual(["astronaut_redis_up"]);
	});

	it("reports both regions as up, and serves metrics at no other address", async () => {
		expect(await (await fetch(`${site.origin}/readyz`)).json()).toEqual({
			ready: true,
			backend: "up",
			regions: { main: { state: "up" }, eu: { state: "up" } },
		});
		expect((await get("/metrics")).status).toBe(404);
		expect((await fetch(`http://localhost:${ports[0]}/`)).status).toBe(404);
	});

	it("traces a request through site and backend, without codes", async () => {
		await site.stop();
		const traced = collector.spans.filter(({ traceId }) => traceId === TRACE);
		const names = new Set(traced.map(({ service, name }) => `${service}: ${name}`));
		expect(names).toContain("astronaut-site: GET /p/{code}");
		expect(names).toContain("astronaut-site: GET /code/…");
		expect([...names].some((name) => /^astronaut-backend: GET \/public\/[:{]/.test(name))).toBe(true);
		expect(collector.text()).not.toMatch(/ORBIT1|DEMO1234|NOSUCHJOB/);
		const lines = site
			.output()
			.split("\n")
			.filter((line) => line.startsWith("{"))
			.map((line) => JSON.parse(line));
		expect(
			lines.some(({ trace, path, part }) => trace === TRACE && part === "web-server" && path === "/p/ORBIT1"),
		).toBe(true);
		expect(lines.some(({ trace, service }) => trace === TRACE && service === "backend")).toBe(true);
	});
});

describe("a site between foreign hosts", () => {
	let site: StubbedSite;
	let collector: Collector;

	beforeAll(async () => {
		collector = await startCollector();
		site = await startStubbedSite({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.origin });
	});
	afterAll(async () => {
		await site.close();
		await collector.close();
	});

	it("hands the trace on to them", async () => {
		site.host.respond = jobAnswer();
		await site.html(`/p/${newCode()}`);
		await site.get(`/p/${newCode()}`, { traceparent: TRACEPARENT });
		const handed = site.host.calls.map(({ headers }) => String(headers.traceparent));
		expect(handed.every((one) => /^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/.test(one))).toBe(true);
		expect(handed.some((one) => one.startsWith(`00-${TRACE}-`) && one !== TRACEPARENT)).toBe(true);
	});

	it("calls one without a readiness check unknown, a failing one down, and stays ready itself", async () => {
		const ready = async () => {
			const answer = await site.get("/readyz");
			return [answer.status, ((await answer.json()) as { backend: string }).backend];
		};
		site.host.respond = jsonAnswer(404, {});
		expect(await ready()).toEqual([200, "unknown"]);
		site.host.respond = jsonAnswer(503, { database: "down" });
		let state = await ready();
		while (state[1] === "unknown") state = await ready();
		expect(state).toEqual([200, "down"]);
	});

	it("writes one line of JSON for each failure", async () => {
		site.host.respond = jsonAnswer(500, {});
		for (const path of [`/p/${newCode()}`, "/public/companies/failing"]) await site.get(path);
		await site.site.stop();
		const [before = "", after = ""] = site.site.output().split(/Astronaut is up.*\n(?:\n {2}Mails.*\n)?/);
		expect(before).not.toContain("{");
		const lines = after.split("\n").filter((line) => line.trim() !== "");
		expect(lines.length).toBeGreaterThanOrEqual(2);
		for (const line of lines) expect(() => JSON.parse(line)).not.toThrow();
		const failed = lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === "call failed");
		expect(failed.map(({ failure }) => failure)).toEqual(["bad_host_answer", "bad_host_answer"]);
	});
});
