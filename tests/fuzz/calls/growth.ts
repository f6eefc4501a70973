import type { Endpoint } from "@/lib/contract/endpoint";
import { ENDPOINTS, type EndpointName } from "@/lib/contract/endpoints";
import { type Body, jsonBody, multipartBody } from "./body";
import { callsOf, SIDES, type Side, type Target } from "./target";

/** Sizes of bodies, as shares of the largest one. */
const SMALL = 1 / 8;

/** How much longer than eight times a body of eight times the size may take: anything quadratic takes eight times that. */
const SLACK = 3;

/** Below this, the time is that of the connection, milliseconds. */
const LEAST_MS = 40;

const LARGEST = 2_000_000;

/** Calls with smaller bodies have no time to be slow, bytes. */
const LEAST_BYTES = 30_000;
const TRIES = 3;

/** Bodies that fill a size in different ways: each is what another kind of reader is slow with. */
const SHAPES: Record<string, (kind: "json" | "multipart", bytes: number) => Body> = {
	"one long text": (kind, bytes) =>
		kind === "json" ? jsonBody({ a: " <a ".repeat(bytes / 4) }) : multipartBody([["a", " <a ".repeat(bytes / 4)]], []),
	"many fields": (kind, bytes) => {
		const fields = Array.from({ length: bytes / 100 }, (_, index) => [`a[${index}]`, "x"] as const);
		return kind === "json" ? jsonBody(Object.fromEntries(fields)) : multipartBody(fields, []);
	},
	"many brackets": (kind, bytes) =>
		kind === "json"
			? { type: "application/json", bytes: Buffer.from("[".repeat(bytes)) }
			: multipartBody([[`a${"[b]".repeat(bytes / 3)}`, "x"]], []),
	"almost a boundary": (kind, bytes) =>
		kind === "json"
			? { type: "application/json", bytes: Buffer.from(`"${"\\".repeat(bytes)}`) }
			: multipartBody([["a", "\r\n----fuzz-7f3".repeat(bytes / 14)]], []),
};

/** How long a call takes at best, milliseconds; the machine may be busy with something else now and then. */
async function shortest(target: Target, side: Side, name: EndpointName, body: Body, tries: number): Promise<number> {
	const { path }: Endpoint = ENDPOINTS[name];
	let best = Number.POSITIVE_INFINITY;
	for (let count = 0; count < tries; count += 1) {
		const started = performance.now();
		await target.send(side, name, { method: "POST", path: fittingPath(path), headers: {}, body });
		best = Math.min(best, performance.now() - started);
	}
	return best;
}

/** A call's address with parameters that fit, whatever they name. */
const fittingPath = (path: string) =>
	path.replace(
		/\{(\w+)\}/g,
		(_, name: string) => ({ token: "t".repeat(43), kind: "demo", region: "main" })[name] ?? "777",
	);

/** What is slow about one call with one kind of body, in words; nothing if nothing is. */
async function slowness(target: Target, side: Side, name: EndpointName, shape: string, largest: number) {
	const { body }: Endpoint = ENDPOINTS[name];
	const take = (bytes: number, tries: number) =>
		shortest(target, side, name, SHAPES[shape]?.(body?.kind ?? "json", bytes) ?? jsonBody({}), tries);
	for (const tries of [1, TRIES]) {
		const [small, large] = [await take(Math.floor(largest * SMALL), tries), await take(largest, tries)];
		if (large <= LEAST_MS || large <= (small / SMALL) * SLACK) return [];
		if (tries === TRIES)
			return [`${side} ${name}, ${shape}: ${Math.round(small)} ms, eight times as much ${Math.round(large)} ms`];
	}
	return [];
}

/** The kinds of bodies to try a call with, and the size of the largest; a short run tries one kind with each call. */
function trialsOf(name: EndpointName, isWhole: boolean): { shape: string; largest: number }[] {
	const { body }: Endpoint = ENDPOINTS[name];
	const largest = Math.min(body?.maxBytes ?? 0, isWhole ? LARGEST : LARGEST / 8) - 1_000;
	const all = largest < LEAST_BYTES ? [] : Object.keys(SHAPES);
	return all.filter((_, index) => isWhole || index === name.length % all.length).map((shape) => ({ shape, largest }));
}

/** The calls that take more than their share of time for a larger body, in words. */
export async function slownessOf(target: Target, isWhole: boolean): Promise<string[]> {
	const slow: string[] = [];
	for (const side of SIDES)
		for (const name of callsOf(side))
			for (const { shape, largest } of trialsOf(name, isWhole))
				slow.push(...(await slowness(target, side, name, shape, largest)));
	return slow;
}
