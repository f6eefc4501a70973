import type { FetchLink } from "../fetch/fetch-link";
import { fetchPicture } from "../fetch/fetch-picture";

const AT_ONCE = 4;
const LARGEST = 1_000_000;
const LARGEST_TOGETHER = 5_000_000;
const TOGETHER_MS = 20_000;

/**
 * Fetches a page's pictures in order and returns them as `data:` addresses by their placeholders. Omits responses that
 * are too large, too slow or no pictures.
 */
export async function fetchPictures(
	pictures: ReadonlyMap<string, URL>,
	fetchLink: FetchLink,
): Promise<Map<string, string>> {
	const until = performance.now() + TOGETHER_MS;
	const waiting = [...pictures];
	const found = new Map<string, string>();
	let size = 0;
	async function work(): Promise<void> {
		for (let next = waiting.shift(); next; next = waiting.shift()) {
			const remaining = Math.min(LARGEST, LARGEST_TOGETHER - size);
			if (remaining <= 0 || performance.now() > until) return;
			const [mark, url] = next;
			const data = await fetchPicture(url, remaining, fetchLink);
			if (!data || size + data.length > LARGEST_TOGETHER) continue;
			size += data.length;
			found.set(mark, data);
		}
	}
	await Promise.all(Array.from({ length: AT_ONCE }, work));
	return found;
}
