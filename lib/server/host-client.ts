import "server-only";
import { Agent, type Dispatcher, request } from "undici";
import { say } from "@/lib/operations/metrics/signals";
import { inClientSpan } from "@/lib/operations/tracing/span";
import { type ProtectedCall, throughBreaker } from "./breaker/through-breaker";
import { decodeAnswer } from "./decode-answer";
import { env } from "./env";
import { asHostFailure, HostFailure } from "./host-failure";

const CONNECT_MS = 10_000;

/** Maximum size of a host's answer, in bytes. */
const LARGEST_ANSWER = 4_000_000;

// Time limits are for whole calls (the signal below), so undici's own per-phase limits are off.
const LIMITS = { connect: { timeout: CONNECT_MS }, headersTimeout: 0, bodyTimeout: 0 };
const agent = new Agent(LIMITS);
/** Opens a connection for each call. */
const agentOfOwn = new Agent({ ...LIMITS, pipelining: 0 });

/** A call to send. */
export interface HostCall {
	url: string;
	/** Its name in the table of calls, or "other". */
	name: ProtectedCall["name"];
	method: "GET" | "POST";
	headers: Record<string, string>;
	body?: Dispatcher.DispatchOptions["body"];
	/** Length of a streamed body, if known. undici knows the length of any other body. */
	bodyBytes?: number;
	/** Time limit for the whole call, answer included, in milliseconds. */
	timeoutMs: number;
	/** True for a call that must not use a connection that the host may have closed since an earlier call. */
	ownConnection?: boolean;
	/** Aborts the call early, for instance when the browser disconnects. */
	signal?: AbortSignal;
}

/** A host's answer, with its body as text; hosts are asked not to compress, and compressed bodies are refused. */
export interface HostAnswer {
	status: number;
	headers: Record<string, string | string[] | undefined>;
	body: string;
}

async function readCapped(body: AsyncIterable<Buffer>): Promise<Buffer> {
	const parts: Buffer[] = [];
	let size = 0;
	for await (const part of body) {
		size += part.length;
		if (size > LARGEST_ANSWER) throw new HostFailure("bad_host_answer");
		parts.push(part);
	}
	return Buffer.concat(parts);
}

/** Reads an answer's body: a connection that breaks now means an incomplete answer. */
async function readBody(body: AsyncIterable<Buffer>): Promise<Buffer> {
	try {
		return await readCapped(body);
	} catch (error) {
		const failure = asHostFailure(error);
		throw failure.code === "host_unreachable" ? new HostFailure("bad_host_answer", { cause: failure }) : failure;
	}
}

/** True if the connection broke, before or during the answer. */
const isBroken = (error: unknown) =>
	error instanceof HostFailure && (error.code === "host_unreachable" || error.cause instanceof HostFailure);

/** Reports a call's host and how it ended to the metrics. */
function report({ url }: HostCall, started: number, outcome: string): void {
	say("hostCall", () => ({ host: new URL(url).host, outcome, seconds: (performance.now() - started) / 1_000 }));
}

async function send(call: HostCall, headers: Record<string, string>): Promise<HostAnswer> {
	const { url, method, bodyBytes } = call;
	const limit = AbortSignal.timeout(call.timeoutMs * env().timeoutScale);
	const signal = call.signal ? AbortSignal.any([limit, call.signal]) : limit;
	const length = bodyBytes !== undefined && { "content-length": String(bodyBytes) };
	const dispatcher = call.ownConnection ? agentOfOwn : agent;
	const body = call.body ?? null;
	const answer = await request(url, { dispatcher, method, headers: { ...headers, ...length }, body, signal });
	const encoding = answer.headers["content-encoding"];
	if (encoding && encoding !== "identity") {
		// A stream that is destroyed before it is read emits an error, which without a listener ends the process.
		answer.body.on("error", () => undefined).destroy();
		throw new HostFailure("bad_host_answer");
	}
	const { statusCode: status, headers: told } = answer;
	const text = decodeAnswer(await readBody(answer.body), told["content-type"]?.toString(), status);
	return { status, headers: told, body: text };
}

/** Sends a call once, within a span that the host continues. */
async function attempt(call: HostCall): Promise<HostAnswer> {
	const started = performance.now();
	const headers = { ...call.headers };
	try {
		const { method, url } = call;
		const answer = await inClientSpan({ method, host: new URL(url).host }, headers, () => send(call, headers));
		report(call, started, String(answer.status));
		return answer;
	} catch (error) {
		const failure = asHostFailure(error);
		report(call, started, failure.code);
		throw failure;
	}
}

async function attemptTwice(call: HostCall): Promise<HostAnswer> {
	try {
		return await attempt(call);
	} catch (error) {
		const again = call.method === "GET" && isBroken(error) && !call.signal?.aborted;
		if (!again) throw error;
		return attempt(call);
	}
}

/**
 * Makes a call and reads its whole answer. Redirects are not followed. A GET whose connection broke is retried once; a POST
 * never is. While a host is ill, its calls fail at once (`breaker`). Throws `HostFailure`.
 */
export const callHost = (call: HostCall): Promise<HostAnswer> => throughBreaker(call, () => attemptTwice(call));
