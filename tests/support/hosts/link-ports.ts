import type { LinkHosts } from "@/lib/link-check/hosts";
import { createLinks } from "@/lib/link-check/links";
import type { LinkCalls, LinkPorts, LinkReply } from "@/lib/link-check/ports";
import { VirtualClock } from "../browser/virtual-clock";

export const LINK_HOSTS: LinkHosts = {
	documentHosts: ["docs.google.com", "drive.google.com"],
	videoHosts: ["youtube.com", "youtu.be"],
};

const LOST: LinkReply = { kind: "lost" };

export const answer = (body: unknown, status = 200, retryAfterMs?: number): LinkReply => ({
	kind: "answer",
	status,
	body,
	retryAfterMs,
});

const GOOD = {
	check: (link: string) =>
		answer({ host: new URL(link).host, status_code: 200, result: { malicious: 0, suspicious: 0 } }),
	document: () => answer({ link_download: "copies/document" }),
	video: () => answer({ path_link: "copies/video" }),
	capture: () => answer({ data: { link_capture_path: "copies/page" } }),
};

/**
 * A host that answers successfully, unless `replies` contains another response for its next call, or the connection is
 * down.
 */
function fakeHost(isOnline: () => boolean) {
	const log: string[] = [];
	const replies: (LinkReply | "hang")[] = [];

	function reply(callName: string, good: LinkReply, signal: AbortSignal): Promise<LinkReply> {
		log.push(callName);
		const next = isOnline() ? (replies.shift() ?? good) : LOST;
		if (next !== "hang") return Promise.resolve(next);
		return new Promise((resolve) => signal.addEventListener("abort", () => resolve(LOST), { once: true }));
	}

	const calls: LinkCalls = {
		check: (link, signal) => reply(`check ${link}`, GOOD.check(link), signal),
		download: (kind, { link, idFile, signal }) => reply(`${kind} ${link} ${idFile}`, GOOD[kind](), signal),
		capture: ({ link, idFile, signal }) => reply(`capture ${link} ${idFile}`, GOOD.capture(), signal),
	};
	return { log, replies, calls };
}

/** An engine with a host that answers successfully by default, a virtual clock and a switchable connection. */
export function setUpLinks() {
	const clock = new VirtualClock();
	const listeners = new Set<() => void>();
	let isOnline = true;
	let count = 0;

	const { log, replies, calls } = fakeHost(() => isOnline);
	const ports: LinkPorts = {
		calls,
		clock,
		connectivity: {
			online: () => isOnline,
			onOnline(task) {
				listeners.add(task);
				return () => listeners.delete(task);
			},
		},
		newId() {
			count += 1;
			return `id-${count}`;
		},
	};

	const links = createLinks(ports, LINK_HOSTS);

	return {
		links,
		clock,
		log,
		replies,
		setOnline(value: boolean) {
			isOnline = value;
			if (value) for (const task of [...listeners]) task();
		},
		/** Adds a link and types `value`; returns its id. */
		type(value: string): string {
			const id = links.add();
			if (id === null) throw new Error("no link can be added");
			links.edit(id, value);
			return id;
		},
		item(id: string) {
			const item = links.snapshot().find((one) => one.id === id);
			if (!item) throw new Error("no such link");
			return item;
		},
		code: (id: string) => links.snapshot().find((one) => one.id === id)?.linkErrorMessage,
	};
}
