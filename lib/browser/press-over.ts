/** The current press, if any. */
let running: { over: Promise<void>; end(): void } | undefined;

function begin({ button }: PointerEvent): void {
	if (button !== 0 || running) return;
	let end = () => {};
	const over = new Promise<void>((resolve) => {
		// After the click, which follows at once.
		end = () => setTimeout(resolve);
	});
	running = { over, end };
}

function release(): void {
	running?.end();
	running = undefined;
}

if (typeof window !== "undefined") {
	window.addEventListener("pointerdown", begin, true);
	// Browsers hide the end of some presses, such as one that opens their own menu; a key event follows it.
	for (const event of ["pointerup", "pointercancel", "keydown"]) window.addEventListener(event, release, true);
	// Only the window's own blur event; capturing listeners also get those of fields.
	window.addEventListener("blur", release);
}

/**
 * Waits for the end of the current press, if any, including its click. For code that moves the page: a button that moves
 * between press and release gets no click.
 */
export const pressOver = async (): Promise<void> => running?.over;
