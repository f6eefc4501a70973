import type { Changed } from "../tasks/kinds";

const LONGEST_MS = 10_000;

/** The site in front of this backend. */
export interface Site {
	/** Drops the cached pages of what changed, so that the next visitor sees current data. Throws if the site can't be reached. */
	purge(changed: Changed): Promise<void>;
	/** The picture that a job's page is shared with, PNG; null if the site has none. Throws if it can't be reached. */
	picture(code: string): Promise<Uint8Array<ArrayBuffer> | null>;
}

interface Options {
	/** Where this machine reaches the site. */
	address: string;
	purgeToken?: string;
}

/** Reaches the site over HTTP. Without a token nothing is purged, and a change shows within a minute. */
export function openSite({ address, purgeToken }: Options): Site {
	const ask = (path: string, init: RequestInit = {}) =>
		fetch(`${address}${path}`, { ...init, redirect: "error", signal: AbortSignal.timeout(LONGEST_MS) });
	return {
		async purge(changed) {
			if (purgeToken === undefined) return;
			const headers = { authorization: `Bearer ${purgeToken}`, "content-type": "application/json" };
			const answer = await ask("/api/purge", { method: "POST", headers, body: JSON.stringify(changed) });
			if (!answer.ok) throw new Error(`The site answered ${answer.status} to a purge.`);
		},
		async picture(code) {
			const answer = await ask(`/p/${encodeURIComponent(code)}/social`);
			if (!answer.ok || answer.headers.get("content-type") !== "image/png") return null;
			return new Uint8Array(await answer.arrayBuffer());
		},
	};
}
