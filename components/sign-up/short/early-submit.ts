let isAwake = false;
let isHeld = false;

/** Keeps back a form that was sent before it could answer that itself; gives whether it did. */
export function holdSubmit(event: Event): boolean {
	if (isAwake) return false;
	event.preventDefault();
	isHeld = true;
	return true;
}

/** The form answers from now on; gives whether it was sent before. */
export function takeHeldSubmit(): boolean {
	const wasHeld = isHeld;
	isAwake = true;
	isHeld = false;
	return wasHeld;
}
