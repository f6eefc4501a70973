const WAIT_MS = 5_000;

/** Resolves when the connection returns, or after a while: some devices wrongly report that they are offline. */
function pause(): Promise<void> {
	return new Promise((resolve) => {
		const end = () => {
			clearTimeout(timer);
			window.removeEventListener("online", end);
			resolve();
		};
		const timer = setTimeout(end, WAIT_MS);
		window.addEventListener("online", end);
	});
}

/** Loads a part of the page's code, retrying after every failure. Never rejects: a failure would break the whole page. */
export async function untilLoaded<T>(load: () => Promise<T>): Promise<T> {
	for (;;) {
		try {
			return await load();
		} catch {
			await pause();
		}
	}
}
