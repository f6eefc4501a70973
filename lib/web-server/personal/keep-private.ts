import type { ServerResponse } from "node:http";
import { beforeHead } from "../headers/before-head";

/** The headers of every response at a personal address: it isn't cached, isn't indexed, and sends no referrer. */
export const PRIVATE_HEADERS = {
	"Cache-Control": "private, no-store",
	"Referrer-Policy": "no-referrer",
	"X-Robots-Tag": "noindex",
} as const;

/** Marks a response as private, whatever code writes it and whatever headers that code sets. */
export function keepPrivate(res: ServerResponse): void {
	beforeHead(res, () => {
		for (const [name, value] of Object.entries(PRIVATE_HEADERS)) res.setHeader(name, value);
	});
}
