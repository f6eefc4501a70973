import type { Env } from "@/lib/server/env";
import { hostVariables, StubHost } from "../hosts/stub-host";

let mockEnv: Env;

// The real parser over settings of the test's own, instead of this process's variables.
jest.mock("@/lib/server/env", () => ({
	...jest.requireActual<typeof import("@/lib/server/env")>("@/lib/server/env"),
	env: () => mockEnv,
}));

// Each call of a test is to reach its host.
jest.mock("@/lib/server/data-cache", () => ({
	dataCache: () => ({ read: (_: string, __: object, ask: () => unknown) => ask(), purge: () => undefined }),
}));

import { forward } from "@/lib/server/api-proxy/forward";
import { parseEnv } from "@/lib/server/env";
import { readApplied } from "@/lib/server/form-result";
import { readNotCorrected } from "@/lib/server/sent-result";

/** Origin of the site with the proxy. */
export const SITE = "https://www.example.com";

/** The proxy in this process, between a browser that is a test and two hosts that are stubs. */
export interface ApiProxy {
	host: StubHost;
	eu: StubHost;
	/** Calls the proxy by a path below `/api`. */
	call: (method: string, path: string, init?: RequestInit) => Promise<Response>;
	get: (path: string, headers?: HeadersInit) => Promise<Response>;
	post: (path: string, body: BodyInit | null, headers?: HeadersInit) => Promise<Response>;
	/** JSON as the site's own pages send it. */
	postJson: (path: string, body: unknown, headers?: Record<string, string>) => Promise<Response>;
	/** Requests that reached any host. */
	calls: () => StubHost["seen"];
	reset: () => void;
	close: () => Promise<void>;
}

/** Opens the proxy on two new stub hosts; `variables` come on top of their addresses. */
export async function openApiProxy(variables: Record<string, string> = {}): Promise<ApiProxy> {
	const [host, eu] = await Promise.all([new StubHost().start(), new StubHost().start()]);
	const hosts = hostVariables(host.origin, eu.origin);
	mockEnv = parseEnv({ SITE_ORIGIN: SITE, LOG_LEVEL: "silent", ...hosts, ...variables });
	const call: ApiProxy["call"] = (method, path, init) =>
		forward(new Request(`${SITE}/api${path}`, { method, ...init }));
	const post: ApiProxy["post"] = (path, body, headers) => call("POST", path, { body, headers });
	return {
		host,
		eu,
		call,
		get: (path, headers) => call("GET", path, { headers }),
		post,
		postJson: (path, body, headers) =>
			post(path, typeof body === "string" ? body : JSON.stringify(body), {
				"content-type": "application/json",
				...headers,
			}),
		calls: () => [...host.calls, ...eu.calls],
		reset: () => {
			host.reset();
			eu.reset();
		},
		close: async () => {
			await Promise.all([host.stop(), eu.stop()]);
		},
	};
}

/** The cookies that a response sets. */
function cookiesOf(answer: Response) {
	const cookies = new Map(
		answer.headers.getSetCookie().map((text) => /^([^=]+)=([^;]*)/.exec(text)?.slice(1, 3) as [string, string]),
	);
	return (name: string) => cookies.get(name);
}

/** The result that the page receives of an application that a browser posted itself, from the response's cookies. */
export const appliedResult = (answer: Response) => readApplied(cookiesOf(answer));

/** The same of a correction; null if it was saved. */
export const correctionResult = (answer: Response) => readNotCorrected(cookiesOf(answer));
