const WAIT_MS = 5_000;

/** Resolves when the connection comes back, or after a while: some devices believe wrongly that they have none. */
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

/** Loads a part of the page's code, however often that fails. Never rejects: a failure would take the whole page down. */
export async function untilLoaded<T>(load: () => Promise<T>): Promise<T> {
	for (;;) {
		try {
			return await load();
		} catch {
			await pause();
		}
	}
}
