import type { ServerResponse } from "node:http";
import { PASSIVE_POLICY } from "./headers/policy";
import { securityHeaders } from "./headers/security-headers";

/** The state that the health checks report. */
export interface HealthState {
	/** True once pages can be rendered and until the process begins to stop. */
	ready: () => boolean;
	/** Whether the hosts answer; information only, since cached pages are served without them. */
	backend: () => Promise<"up" | "down" | "unknown">;
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

/** Answers `/healthz` (the process is up) and `/readyz` (it accepts requests); returns false for other paths. */
export async function answerHealth(path: string, res: ServerResponse, state: HealthState): Promise<boolean> {
	if (path === "/healthz") {
		send(res, 200, { status: "ok" });
		return true;
	}
	if (path !== "/readyz") return false;
	const ready = state.ready();
	send(res, ready ? 200 : 503, { ready, backend: ready ? await state.backend() : "unknown" });
	return true;
}
