import "server-only";
import type { z } from "zod";
import type { Region } from "@/lib/contract/code";
import type { Endpoint } from "@/lib/contract/endpoint";
import { fillPath } from "@/lib/contract/match";
import { nameOf } from "@/lib/contract/name-of";
import { HostFailure } from "./host-failure";
import { hostBase } from "./hosts";
import { logFailure } from "./log";
import { namesNothing } from "./names-nothing";
import { readCached } from "./read-cached";

type Row = Endpoint & { method: "GET"; response: z.ZodType };

interface Reading {
	params?: Record<string, string>;
	query?: Record<string, string | number | undefined>;
	/** The main region unless given. */
	region?: Region;
	/** The language requested, if the host supports several. */
	language?: string;
	/** The answer's subject, if an answer without it means that the record doesn't exist. */
	subject?: string;
	/** How long the answer is cached, in seconds, and with which tags. */
	seconds: number;
	/** For how much longer an old answer may stand in for a new one, in seconds; not at all unless given. */
	standsInSeconds?: number;
	tags: string[];
}

function queryText(query: NonNullable<Reading["query"]>): string {
	const given = Object.entries(query).flatMap(([name, value]) =>
		value === undefined || value === "" ? [] : [[name, String(value)]],
	);
	return given.length > 0 ? `?${new URLSearchParams(given)}` : "";
}

/**
 * A region's answer to a reading call of the table, parsed by its schema and cached for pages; null for a 404 and for
 * an answer without its subject. Throws `HostFailure`.
 */
export async function readRow<T extends Row>(
	endpoint: T,
	{ params = {}, query = {}, region = "main", language, subject, ...keeping }: Reading,
): Promise<z.output<T["response"]> | null> {
	const url = `${hostBase(endpoint, region)}${fillPath(endpoint, params)}${queryText(query)}`;
	const call = nameOf(endpoint);
	const body = await readCached(url, { ...keeping, timeoutMs: endpoint.timeoutMs, language, call });
	if (body === null || (subject && namesNothing(body, subject))) return null;
	const read = endpoint.response.safeParse(body);
	if (!read.success) {
		const failure = new HostFailure("bad_host_answer", { cause: read.error });
		logFailure(undefined, call, failure);
		throw failure;
	}
	return read.data as z.output<T["response"]>;
}
