/** Today's date in the device's time zone, YYYY-MM-DD. */
export function today(now = new Date()): string {
	const parts = [now.getFullYear(), now.getMonth() + 1, now.getDate()];
	return parts.map((part) => String(part).padStart(2, "0")).join("-");
}
