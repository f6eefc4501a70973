import type { RefusalCode } from "@/lib/contract/errors";
import { LIMITED_HEADER } from "@/lib/contract/limited";
import { say } from "@/lib/operations/metrics/signals";
import type { CacheState } from "./cache/page-cache";
import { type DirectOptions, serveDirect } from "./direct";
import { closed, type Exchange, type Moved, sendMoved, sendRefusal } from "./exchange";
import { allowedMethods } from "./guard/method";
import { isFormWithFiles, isSmallForm } from "./guard/posted-form";
import { secureResponse } from "./headers/secure-response";
import { answerHealth, type HealthState } from "./health";
import type { LimitClass, Limits } from "./limits/limits";
import type { Places } from "./limits/places";
import type { RunningLimit } from "./limits/running";
import { isPageRequest } from "./pages/is-page-request";
import { isCached, isKept, type PagesOptions, servePage } from "./pages/pages";
import { BUNDLE_PATH, type StaticFiles } from "./static-files";

/** The rooms a request passes through. */
export interface Services {
	health: HealthState;
	files: StaticFiles;
	limits: Limits;
	runningUploads: RunningLimit;
	/** Places for the requests that are worked on at once; uploads, which take long, have their own. */
	places: Record<"requests" | "uploads", Places>;
	classify: (method: string, path: string) => LimitClass | null;
	/** Whether the page of a form with files gives back what was typed. */
	givesBack: (path: string) => boolean;
	pages: PagesOptions;
	direct: DirectOptions;
	/** The same for uploads and questions about them. */
	uploads: DirectOptions;
	/** The policy of a file by its content type and path. */
	filePolicyOf: (contentType: string, path: string) => string;
}

/** The way a request was answered, for the access log. */
export interface Served {
	bytes: number;
	cache: CacheState;
	/** True for responses to health checks, which come every second and aren't worth logging. */
	isProbe?: boolean;
}

const bypass = (bytes: number): Served => ({ bytes, cache: "bypass" });

const isRead = ({ req }: Exchange) => req.method === "GET" || req.method === "HEAD";

/** Refuses a request, naming the methods where that is what is wrong. */
export function serveRefusal(exchange: Exchange, code: RefusalCode): Served {
	const extra: Record<string, string> = code === "method_not_allowed" ? { Allow: allowedMethods(exchange.path) } : {};
	return bypass(sendRefusal(exchange, code, extra));
}

/** Redirects a browser to another address of this site. */
export function serveMoved(exchange: Exchange, location: string, moved: Moved): Served {
	sendMoved(exchange, location, moved);
	return bypass(0);
}

async function serveFile(exchange: Exchange, { files, filePolicyOf, direct }: Services): Promise<Served> {
	const { req, res, id, closing, path } = exchange;
	const before = req.socket.bytesWritten;
	const { socket } = req;
	if (!files.has(path)) return serveRefusal(exchange, "unknown_call");
	secureResponse(res, { policyOf: (contentType) => filePolicyOf(contentType, path), closing, onPurge: direct.onPurge });
	res.setHeader("x-request-id", id);
	const done = closed(exchange);
	files.serve(req, res);
	await done;
	return bypass(socket.bytesWritten - before);
}

/**
 * Whether a form over the limit is passed on with a mark: it is then only read, and its page returns with its input.
 */
async function goesOnMarked(
	{ req, path }: Exchange,
	address: string,
	services: Services,
	wait: number,
): Promise<boolean> {
	const comesBack = isSmallForm(req) || (isFormWithFiles(req) && services.givesBack(path));
	if (!comesBack || (await services.limits("read", address)) !== null) return false;
	req.headers[LIMITED_HEADER] = String(wait);
	return true;
}

/** Refuses a request that is one too many from its address; null when it may go on. */
async function serveLimit(exchange: Exchange, address: string, services: Services): Promise<Served | null> {
	const kind = services.classify(exchange.req.method ?? "", exchange.path);
	const wait = kind && (await services.limits(kind, address));
	if (wait) say("limited", () => ({ kind }));
	if (!wait || (await goesOnMarked(exchange, address, services, wait))) return null;
	return bypass(sendRefusal(exchange, "too_many_requests", { "Retry-After": String(wait) }));
}

/** When one of a client's uploads is likely to have ended, seconds. */
const UPLOAD_WAIT_S = "5";

const isUpload = ({ req, path }: Exchange, { classify }: Services) => classify(req.method ?? "", path) === "upload";

/** Passes an upload on while it isn't one too many of its client. Rejects when what is behind fails. */
async function serveUpload(exchange: Exchange, address: string, services: Services): Promise<number> {
	const leave = services.runningUploads(address);
	if (!leave) say("limited", () => ({ kind: "uploads at once" }));
	if (!leave) return sendRefusal(exchange, "too_many_requests", { "Retry-After": UPLOAD_WAIT_S });
	const { socket } = exchange.req;
	const before = socket.bytesRead;
	say("upload", () => ({ isEnd: false, bytes: 0 }));
	try {
		return await serveDirect(exchange, services.uploads);
	} finally {
		leave();
		say("upload", () => ({ isEnd: true, bytes: socket.bytesRead - before }));
	}
}

/** The time to come back, seconds: not the same for all, or they would all come back at once. */
const fullWait = () => String(5 + Math.floor(Math.random() * 6));

/**
 * Does the work of a request if a place is free. The place is free again when the work is done, or its answer is written:
 * a client that reads slowly keeps none.
 */
async function inPlace(
	exchange: Exchange,
	kind: keyof Services["places"],
	services: Services,
	work: () => Promise<Served>,
): Promise<Served> {
	const leave = services.places[kind]();
	if (!leave) {
		say("limited", () => ({ kind: `${kind} at once, of all` }));
		return bypass(sendRefusal(exchange, "overloaded", { "Retry-After": fullWait() }));
	}
	exchange.res.once("prefinish", leave);
	return work().finally(leave);
}

async function serveCall(exchange: Exchange, address: string, services: Services): Promise<Served> {
	const isPost = exchange.req.method === "POST";
	if (isUpload(exchange, services) && isPost)
		return inPlace(exchange, "uploads", services, async () => bypass(await serveUpload(exchange, address, services)));
	const options = isUpload(exchange, services) ? services.uploads : services.direct;
	return inPlace(exchange, "requests", services, async () => bypass(await serveDirect(exchange, options)));
}

/** Answers a request that passed the guard. Rejects when what is behind fails. */
export async function serve(exchange: Exchange, address: string, services: Services): Promise<Served> {
	const { req, res, path, id } = exchange;
	if (await answerHealth(path, res, services.health)) return { ...bypass(0), isProbe: true };
	if (isRead(exchange) && (path.startsWith(BUNDLE_PATH) || services.files.has(path)))
		return serveFile(exchange, services);
	const isPage = isPageRequest(req, path);
	const isFree = isPage && isCached(req.url ?? "", services.pages);
	const limited = isFree ? null : await serveLimit(exchange, address, services);
	if (limited) return limited;
	if (!isPage) return serveCall(exchange, address, services);
	const page = () => servePage(req, res, id, services.pages);
	// A page that is only too old is sent at once, and rendered behind.
	return isFree || isKept(req.url ?? "", services.pages) ? page() : inPlace(exchange, "requests", services, page);
}
