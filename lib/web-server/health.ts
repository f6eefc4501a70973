import type { ServerResponse } from "node:http";
import { PASSIVE_POLICY } from "./headers/content-security-policy";
import { securityHeaders } from "./headers/security-headers";
import type { HostsState } from "./site/hosts-state";

/** The state that the health checks report. */
export interface HealthState {
	/** True once pages can be rendered and until the process begins to stop. */
	ready: () => boolean;
	/** Whether the hosts are ready; information only, since cached and marketing pages are served without them. */
	hosts: () => Promise<HostsState>;
	/** Whether Redis answers; information only. Undefined without Redis. */
	redis: (() => boolean) | undefined;
}

function send(res: ServerResponse, status: number, answer: Record<string, unknown>): void {
	const body = JSON.stringify(answer);
	res.writeHead(status, {
		...securityHeaders(PASSIVE_POLICY),
		"Content-Type": "application/json",
		"Content-Length": Buffer.byteLength(body),
		"Cache-Control": "no-store",
	});
	res.end(body);
}

/**
 * Answers `/healthz` (the process is up) and `/readyz` (it accepts requests, whatever its hosts do); returns false for other
 * paths.
 */
export async function answerHealth(path: string, res: ServerResponse, state: HealthState): Promise<boolean> {
	if (path === "/healthz") {
		send(res, 200, { status: "ok" });
		return true;
	}
	if (path !== "/readyz") return false;
	const redis = state.redis && { redis: state.redis() ? "up" : "down" };
	if (state.ready()) send(res, 200, { ready: true, ...(await state.hosts()), ...redis });
	else send(res, 503, { ready: false, backend: "unknown" });
	return true;
}
