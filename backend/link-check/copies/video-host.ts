const HOSTS = new Set(["youtube.com", "www.youtube.com", "m.youtube.com", "music.youtube.com"]);
const SHORT_HOST = "youtu.be";
const BY_PATH = /^\/(?:shorts|live|embed|v)\/([\w-]{6,20})(?:\/|$)/;
const SHORT_PATH = /^\/([\w-]{6,20})\/?$/;
const ID = /^[\w-]{6,20}$/;

function videoId(link: URL): string | null {
	if (link.hostname === SHORT_HOST) return SHORT_PATH.exec(link.pathname)?.[1] ?? null;
	if (!HOSTS.has(link.hostname)) return null;
	const id = link.pathname === "/watch" ? link.searchParams.get("v") : BY_PATH.exec(link.pathname)?.[1];
	return id && ID.test(id) ? id : null;
}

/** Addresses of one video on the well-known video host. */
export interface VideoAddresses {
	watch: URL;
	/** The address of the video's oEmbed description, which the host refuses for private and missing videos. */
	description: URL;
}

/** Reads a link to the well-known video host; null for any other link. */
export function videoAddresses(link: URL): VideoAddresses | null {
	const id = videoId(link);
	if (!id) return null;
	const watch = new URL(`https://www.youtube.com/watch?v=${id}`);
	const description = new URL("https://www.youtube.com/oembed?format=json");
	description.searchParams.set("url", watch.href);
	return { watch, description };
}
