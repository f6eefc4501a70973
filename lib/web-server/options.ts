import type { Logger } from "pino";
import type { Region } from "@/lib/contract/code";
import type { NewCounter } from "@/lib/operations/redis/counters";
import type { FollowEvents } from "@/lib/operations/redis/events";
import type { PageRoute } from "./cache/routes";
import type { LimitClass } from "./limits/limits";
import type { Handler } from "./pages/ask-next";
import type { FormCode } from "./pages/form-code";
import type { HostsState } from "./site/hosts-state";
import type { Sheet } from "./styles/sheet";

/** All settings of the web server, which reads no configuration itself. */
export interface WebServerOptions {
	/** Next's request handler. */
	handler: Handler;
	/** Answers requests for pages; the handler above if undefined. */
	pageHandler?: Handler;
	/** Answers calls that upload, and questions about them; the handler above if undefined. */
	uploads?: Handler | undefined;
	siteOrigin: string;
	/** Origins of companies' pictures and videos. */
	mediaOrigins: readonly string[];
	/** Origins of the regions' recruiter pages. */
	recruiterOrigins?: Readonly<Record<Region, string>>;
	/** The framework's fixed inline scripts, as collected at build. */
	snippets: readonly string[];
	/** The site's style sheet as the build took it apart; if undefined, pages have no styles of their own. */
	sheet?: Sheet | undefined;
	/** Scripts that ask for the application form's code; none if undefined. */
	formCodes?: readonly FormCode[] | undefined;
	/** Pages that may be cached. */
	routes: readonly PageRoute[];
	/** Folder of compressed static files. */
	staticDir: string;
	/** The kind of load of a request; null for an uncounted one. */
	classify: (method: string, path: string) => LimitClass | null;
	/** Whether the page of a form with files gives back what was typed. */
	givesBack: (path: string) => boolean;
	rateScale: number;
	/** How many requests are worked on at once, and how many uploads beside them. */
	requestsAtOnce: number;
	/** How many processes share the port; 1 if undefined. */
	workers?: number;
	trustedHops: number;
	cacheBytes: number;
	drainMs: number;
	logger: Logger;
	/** Hears of each request that wasn't answered from the page cache. */
	onWork?: () => void;
	/** Counts for the limits; in this process if undefined. */
	newCounter?: NewCounter | undefined;
	/** What happens at all instances; undefined if there is only this one. */
	events?: FollowEvents | undefined;
	/** Whether the hosts are ready; information for `/readyz` only. */
	hostsState: () => Promise<HostsState>;
	/** Whether Redis answers; undefined without Redis. */
	redisIsUp?: (() => boolean) | undefined;
	/** Milliseconds since the epoch. */
	now?: () => number;
	/** What a request's body must bring, see the guard; tests make it short. */
	bodyWindow?: { ms: number; bytes: number };
	/** Time for a request's headers, milliseconds. */
	headersTimeoutMs?: number;
	/** How often connections are checked for that, in milliseconds. */
	connectionsCheckMs?: number;
}
