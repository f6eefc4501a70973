"use client";

import { readyData } from "./ready-data";

const isServer = typeof window === "undefined";

/** What this page has read, so that it stays when React writes the page anew. */
const read = new Map<string, unknown>();

function readFromPage(name: string): unknown {
	const text = document.querySelector(`script[data-ready="${name}"]`)?.textContent;
	if (!text) throw new Error(`the page has no data ${name}`);
	return JSON.parse(text);
}

/**
 * Data that the server keeps ready for many pages. On the server it comes from memory, in the browser from
 * `ReadyData`, which stands before. As a component's data, each page would have it taken apart and put together twice.
 */
export function readReadyData<Value extends object>(name: string): Value {
	// The name says which data it is.
	if (isServer) return readyData(name).value as Value;
	const value = read.get(name) ?? readFromPage(name);
	read.set(name, value);
	return value as Value;
}

/** Brings ready data along in the page. */
export const ReadyData = ({ name }: { name: string }) => (
	<script
		type="application/json"
		data-ready={name}
		suppressHydrationWarning
		// biome-ignore lint/security/noDangerouslySetInnerHtml: the server's own data, which can't end the element.
		dangerouslySetInnerHTML={{ __html: isServer ? readyData(name).json : "" }}
	/>
);
