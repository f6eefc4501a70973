/** A moment worth recording for a company. */
interface Access {
	company_id: string;
	type: "intro_video";
	key: string;
}

/** Records an access. Nobody waits for it, and a failure is of no interest to the visitor. */
export function recordAccess(access: Access): void {
	fetch("/api/accesslog", {
		method: "POST",
		headers: { "content-type": "application/json" },
		body: JSON.stringify(access),
		keepalive: true,
	}).catch(() => undefined);
}
