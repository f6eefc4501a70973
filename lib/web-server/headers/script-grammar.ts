const FLIGHT_START = "self.__next_f.push(";
const BOOTSTRAP_START = '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push(';
const CHUNK = /^static\/chunks\/[\w.~-]+\.js(?:\?[\w=&.-]*)?$/;

function parseArgument(text: string, start: string): unknown {
	const body = text.endsWith(";") ? text.slice(0, -1) : text;
	if (!body.startsWith(start) || !body.endsWith(")")) return undefined;
	try {
		return JSON.parse(body.slice(start.length, -1));
	} catch {
		return undefined;
	}
}

/** Kinds of flight rows: 0 starts, 1 text, 2 form state, 3 bytes as base64. */
function isFlightRow(value: unknown): boolean {
	if (!Array.isArray(value)) return false;
	const [kind, data] = value;
	if (kind === 0) return value.length === 1;
	return value.length === 2 && (kind === 2 || ((kind === 1 || kind === 3) && typeof data === "string"));
}

/** True for flight data and nothing else: one push of one JSON array of a known kind. */
export const isFlightData = (text: string) => isFlightRow(parseArgument(text, FLIGHT_START));

function isBootstrapArgument(value: unknown): boolean {
	if (typeof value !== "object" || value === null) return false;
	const { otherChunks, runtimeModuleIds, ...rest } = value as Record<string, unknown>;
	return (
		Object.keys(rest).length === 0 &&
		Array.isArray(otherChunks) &&
		otherChunks.every((chunk) => typeof chunk === "string" && CHUNK.test(chunk)) &&
		Array.isArray(runtimeModuleIds) &&
		runtimeModuleIds.every((id) => typeof id === "number" || typeof id === "string")
	);
}

/** True for the bundler's bootstrap and nothing else: one push naming chunk files and module ids. */
export const isBootstrap = (text: string) => isBootstrapArgument(parseArgument(text, BOOTSTRAP_START));

const CALL = /\$R[CRSX]\(/g;

const isBoundary = (value: unknown) => typeof value === "string" && /^[BSP]:[0-9a-f]+$/.test(value);
const isStyleList = (value: unknown) =>
	Array.isArray(value) &&
	value.every((row) => Array.isArray(row) && row.every((item) => typeof item === "string" || item === null));

/** The arguments of React's calls: a boundary's id, then texts and lists of style sheets; data only. */
function isCallOfData(text: string): boolean {
	const body = text.endsWith(";") ? text.slice(0, -1) : text;
	if (!body.endsWith(")")) return false;
	try {
		const [first, ...rest]: unknown[] = JSON.parse(`[${body.slice("$RC(".length, -1)}]`);
		return isBoundary(first) && rest.every((value) => typeof value === "string" || isStyleList(value));
	} catch {
		return false;
	}
}

/**
 * One of React's snippets without the data of the call at its end, so that the same code has the same form for any
 * boundary. Anything else is unchanged.
 */
export function templated(text: string): string {
	const at = [...text.matchAll(CALL)].at(-1)?.index;
	if (at === undefined || !isCallOfData(text.slice(at))) return text;
	return `${text.slice(0, at)}${text.slice(at, at + "$RC(".length)})`;
}

/** React's calls of functions that an earlier snippet defined; they carry data and no code. */
export const BARE_CALLS = ["$RC()", "$RR()", "$RS()", "$RX()"];
