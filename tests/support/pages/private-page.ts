/** Passes for a response that isn't cached, and whose page sends no referrer. */
export function expectPrivate(answer: Response): void {
	const caching = answer.headers.get("cache-control") ?? "";
	expect(caching).toContain("private");
	expect(caching).toContain("no-store");
	expect(answer.headers.get("referrer-policy")).toBe("no-referrer");
	expect(answer.headers.get("x-robots-tag")).toBe("noindex");
	expect(answer.headers.get("content-security-policy")).not.toContain("unsafe-");
}
