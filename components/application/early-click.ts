let isAwake = false;
let early: HTMLButtonElement | null = null;

/** Keeps a click on a button of the form that came before the form could answer it; the last one counts. */
export function noteEarlyClick(target: Element | null): void {
	const button = target?.closest("button");
	if (!isAwake && button?.type === "button") early = button;
}

/** Does what was clicked before the form was awake. */
export function repeatEarlyClick(): void {
	isAwake = true;
	const button = early;
	early = null;
	if (button?.isConnected) button.click();
}
