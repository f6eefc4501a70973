import { endpoints } from "../endpoint";
import { TIMEOUT_MS } from "../limits";
import {
	driveDownload,
	linkCheck,
	linkDownload,
	linkVerdict,
	pageCapture,
	pageCaptured,
	videoDownload,
} from "../schemas/link";

const call = {
	method: "POST",
	host: "links",
	regional: true,
	timeoutMs: TIMEOUT_MS.long,
	params: {},
	success: 200,
	errors: [400, 422, 429],
	rate: "check",
} as const;

const copy = { ...call, errors: [...call.errors, 507] } as const;

const LINK_BYTES = 10_000;

/** Scanning links, and keeping copies of what they lead to. */
export const linkEndpoints = endpoints({
	checkLink: {
		...call,
		path: "/api/check_link",
		summary: "Scans a link",
		body: { kind: "json", schema: linkCheck, maxBytes: LINK_BYTES },
		response: linkVerdict,
	},
	driveDownload: {
		...copy,
		path: "/api/drivedownload",
		summary: "Keeps a copy of a shared document",
		body: { kind: "json", schema: driveDownload, maxBytes: LINK_BYTES },
		response: linkDownload,
	},
	videoDownload: {
		...copy,
		path: "/api/youtubedownload",
		summary: "Keeps a copy of a shared video",
		body: { kind: "json", schema: videoDownload, maxBytes: LINK_BYTES },
		response: linkDownload,
	},
	pageCapture: {
		...copy,
		path: "/api/v2/page-capture",
		summary: "Keeps a copy of a page",
		body: { kind: "json", schema: pageCapture, maxBytes: LINK_BYTES },
		response: pageCaptured,
	},
});
