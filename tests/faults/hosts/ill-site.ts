import { request } from "undici";
import type { EndpointName } from "@/lib/contract/endpoints";
import type { Known } from "../../fuzz/calls/examples";
import { rightRequest } from "../../fuzz/calls/requests";
import { type SiteClock, siteClock } from "../../support/sites/site-clock";
import { type StubbedSite, startStubbedSite } from "../../support/sites/stubbed-site";
import { FAULTS, type Fault, type FaultName } from "./faults";

/** Longer than a breaker remembers failed calls, and than failed addresses are remembered. */
const FORGOTTEN_MS = 30_000;

const KNOWN: Known = {
	tokens: ["t".repeat(43)],
	confirmations: ["c".repeat(43)],
	filepath: "companies/2/cv.pdf",
	interviewCode: "ABCD1234",
};

const FORM_HEADERS = {
	"content-type": "application/x-www-form-urlencoded",
	"sec-fetch-site": "same-origin",
	"sec-fetch-mode": "navigate",
	accept: "text/html",
};

/** An answer of the site, read whole. */
export interface Seen {
	status: number;
	headers: Record<string, string | string[] | undefined>;
	text: string;
	/** How long it took, milliseconds. */
	ms: number;
}

/** The built site between hosts that can be made ill, with a clock that the test sets. */
export interface IllSite {
	stubbed: StubbedSite;
	/** Makes both regions' hosts fail, whatever is called; also lets everything be forgotten that failed before. */
	make: (fault: FaultName) => Promise<void>;
	/** Makes both hosts answer with this again. */
	heal: (respond: Fault["respond"]) => Promise<void>;
	/** Lets time pass. */
	pass: (ms: number) => void;
	page: (path: string) => Promise<Seen>;
	/** Posts a form as a browser without script does; gives the page that it ends on. */
	form: (path: string, body: string) => Promise<Seen>;
	/** A right call of the contract to the site's API proxy. */
	call: (name: EndpointName) => Promise<Seen>;
	/** Calls that reached the hosts since the last change. */
	calls: () => number;
	close: () => Promise<void>;
}

/** Opens one whose calls end after this share of their usual time limits. */
export async function openIllSite(timeoutScale: number): Promise<IllSite> {
	const clock: SiteClock = siteClock();
	const stubbed = await startStubbedSite({ ...clock.variables, HOST_TIMEOUT_SCALE: String(timeoutScale) });
	const hosts = [stubbed.host, stubbed.eu];
	const ports = hosts.map(({ port }) => port);
	let number = 0;
	const { pass } = clock;
	async function answerWith(respond: Fault["respond"]): Promise<void> {
		for (const [index, host] of hosts.entries()) {
			host.reset();
			await host.stop();
			if (!respond) continue;
			host.respond = respond;
			await host.start(ports[index]);
		}
	}
	async function seen(path: string, init: Parameters<typeof request>[1] = {}): Promise<Seen> {
		const started = performance.now();
		const answer = await request(stubbed.address + path, init);
		const text = await answer.body.text();
		return { status: answer.statusCode, headers: answer.headers, text, ms: performance.now() - started };
	}
	return {
		stubbed,
		async make(fault) {
			pass(FORGOTTEN_MS);
			await answerWith(FAULTS[fault].respond);
		},
		heal: answerWith,
		pass,
		page: (path) => seen(path),
		async form(path, body) {
			const headers = { ...FORM_HEADERS, origin: stubbed.address };
			const posted = await seen(path, { method: "POST", headers, body });
			const cookies = [posted.headers["set-cookie"] ?? []].flat().map((cookie) => cookie.split(";")[0]);
			return seen(String(posted.headers.location), { headers: { cookie: cookies.join("; "), accept: "text/html" } });
		},
		call(name) {
			number += 1;
			const { method, path, body } = rightRequest(name, number, KNOWN);
			const own = { origin: stubbed.address, "sec-fetch-site": "same-origin" };
			const headers = { ...own, ...(body && { "content-type": body.type }) };
			return seen(`/api${path}`, { method, headers, body: body?.bytes ?? null });
		},
		calls: () => hosts.reduce((total, { calls }) => total + calls.length, 0),
		async close() {
			await stubbed.close();
			clock.remove();
		},
	};
}
