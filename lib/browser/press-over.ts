/** The press that is under way, if any. */
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
	// Browsers keep the end of some presses to themselves, for a menu of theirs; a key comes after it.
	for (const event of ["pointerup", "pointercancel", "keydown"]) window.addEventListener(event, release, true);
	// The window's own; that of a field comes to its capturing listeners only.
	window.addEventListener("blur", release);
}

/**
 * Waits for the end of the press that is under way, its click included, if there is one. For what
 * moves the page: a button that moves away between the two halves of a press isn't pressed.
 */
export const pressOver = async (): Promise<void> => running?.over;
