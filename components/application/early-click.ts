let isHydrated = false;
let early: HTMLButtonElement | null = null;

/** Keeps a click on a button of the form that came before the form could answer it; the last one counts. */
export function noteEarlyClick(target: Element | null): void {
	const button = target?.closest("button");
	if (!isHydrated && button?.type === "button") early = button;
}

/** Does what was clicked before the form was hydrated. */
export function repeatEarlyClick(): void {
	isHydrated = true;
	const button = early;
	early = null;
	if (button?.isConnected) button.click();
}
