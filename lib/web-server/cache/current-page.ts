import { leftOf, type RenderedPage } from "../pages/rendered-page";

/** Rendering a page takes less time than these waits together. */
const PAUSE_MS = 100;
const MOST_PAUSES = 15;

const pause = () => new Promise<void>((resolve) => setTimeout(resolve, PAUSE_MS));

type Render = (key: string) => Promise<RenderedPage>;

/**
 * Has a page rendered, and repeats that while the result has expired by its own statement: Next returns its expired
 * copy once more while it makes a new one. After a while that copy is used, in case no new one can be made.
 */
export function currentPage(render: Render, now: () => number, wait: () => Promise<void> = pause): Render {
	return async (key) => {
		let page = await render(key);
		for (let pauses = 0; leftOf(page, now()) <= 0 && pauses < MOST_PAUSES; pauses++) {
			await wait();
			page = await render(key);
		}
		return page;
	};
}
