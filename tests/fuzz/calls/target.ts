import { Agent, request } from "undici";
import { ENDPOINTS, type EndpointName } from "@/lib/contract/endpoints";
import { applicant, form, pdf } from "../../support/backend/requests";
import { memoryOf } from "../../support/operations/memory";
import { type Site, startSite } from "../../support/sites/site";
import type { Arrived } from "./check-answer";
import type { Known } from "./examples";
import type { Sent } from "./requests";

/** The two sides of the contract: the site's API proxy, and the backend that it forwards to. */
export const SIDES = ["site", "backend"] as const;
export type Side = (typeof SIDES)[number];

/** A site with its backend, and what it has. */
export interface Target {
	site: Site;
	known: Known;
	/** Sends a request to one side, and reads its whole answer. */
	send: (side: Side, name: EndpointName, sent: Sent) => Promise<Arrived>;
	/** The memory in use by both processes, bytes. */
	memory: () => Promise<number>;
	close: () => Promise<void>;
}

const APPLICATIONS = 12;
const ANSWER_MS = 30_000;

async function answered(url: string, init: RequestInit): Promise<Record<string, string>> {
	const answer = await fetch(url, { method: "POST", ...init });
	const body = await answer.json();
	if (!answer.ok) throw new Error(`${url} ${answer.status} ${JSON.stringify(body)}`);
	return body;
}

/** Sends a few applications without an email, whose changes are confirmed on their page. */
async function prepare(backend: string): Promise<Known> {
	const store = (company: string) =>
		answered(`${backend}/companies/${company}/store_and_extract_document`, {
			body: form({ is_cv: 0 }, { file: pdf() }),
		});
	const stored = await store("2");
	const { filepath = "" } = stored;
	const { filepath: other = "" } = await store("3");
	const tokens: string[] = [];
	const confirmations: string[] = [];
	let interviewCode = "";
	for (let count = 0; count < APPLICATIONS; count += 1) {
		const values = applicant({
			file_cv: other,
			email: "",
			email2: "",
			company_id: "3",
			job_id: "102",
			interview_code: "ORBIT2",
		});
		const { application_token: token = "", interview_code = "" } = await answered(`${backend}/public/ORBIT2`, {
			body: form(values),
		});
		tokens.push(token);
		interviewCode = interview_code;
		if (count % 2 === 0) continue;
		const { confirmation_token = "" } = await answered(`${backend}/public/applications/${token}/changes`, {
			body: JSON.stringify({ change: "withdraw" }),
			headers: { "content-type": "application/json" },
		});
		confirmations.push(confirmation_token);
	}
	return { tokens, confirmations, filepath, interviewCode };
}

/** Starts the built site with a backend of its own; `ports` are free ones for the metrics. */
export async function openTarget([siteMetrics = 0, backendMetrics = 0]: readonly number[]): Promise<Target> {
	const ports = { METRICS_PORT: String(siteMetrics), BACKEND_METRICS_PORT: String(backendMetrics) };
	const site = await startSite({ ...ports, RATE_LIMIT_SCALE: "10000" });
	const known = await prepare(site.backend).catch(async (error: unknown) => {
		await site.stop();
		throw error;
	});
	const agent = new Agent({ connections: 16 });
	const base: Record<Side, string> = { site: `${site.origin}/api`, backend: site.backend };
	return {
		site,
		known,
		async send(side, name, { method, path, headers, body }) {
			// The backend's page of an interview has the same address, without this parameter.
			const isPage = side === "backend" && name === "checkCode" && !/[?&]debug=/.test(path);
			const query = isPage ? `${path.includes("?") ? "&" : "?"}debug=false` : "";
			const own = side === "site" ? { origin: site.origin, "sec-fetch-site": "same-origin" } : {};
			const answer = await request(base[side] + path + query, {
				dispatcher: agent,
				method,
				headers: { ...headers, ...own, ...(body && { "content-type": body.type }) },
				body: body?.bytes ?? null,
				signal: AbortSignal.timeout(ANSWER_MS),
			});
			const text = await answer.body.text();
			return { status: answer.statusCode, type: String(answer.headers["content-type"] ?? ""), text };
		},
		memory: () => memoryOf([siteMetrics, backendMetrics]),
		async close() {
			await agent.destroy();
			await site.stop();
		},
	};
}

/** The calls of the table that a side knows: the API proxy has none for files that pages hand on. */
export const callsOf = (side: Side): EndpointName[] =>
	(Object.keys(ENDPOINTS) as EndpointName[]).filter((name) => side === "backend" || !("file" in ENDPOINTS[name]));
