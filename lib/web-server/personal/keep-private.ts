import type { ServerResponse } from "node:http";
import { beforeHead } from "../headers/before-head";

/** What every answer to a personal address says, whatever its kind: kept by nobody, found by nobody, told to nobody. */
export const PRIVATE_HEADERS = {
	"Cache-Control": "private, no-store",
	"Referrer-Policy": "no-referrer",
	"X-Robots-Tag": "noindex",
} as const;

/** Makes an answer say that it is for one person alone, whoever writes it and whatever the writer sets. */
export function keepPrivate(res: ServerResponse): void {
	beforeHead(res, () => {
		for (const [name, value] of Object.entries(PRIVATE_HEADERS)) res.setHeader(name, value);
	});
}
