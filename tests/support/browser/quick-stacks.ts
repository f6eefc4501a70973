const PACKAGES = /[\\/]node_modules[\\/]|^node:/;

/**
 * Playwright reads the stack at each of its calls, and looks for a source map for each of its lines, which takes a fifth
 * of a call's processor time in this process. Only the project's own lines have one.
 */
export function mapOwnLinesOnly(): void {
	const mapped = Error.prepareStackTrace;
	if (!mapped) return;
	Error.prepareStackTrace = (error, sites) => {
		const isOwn = (site: NodeJS.CallSite) => !PACKAGES.test(site.getFileName() ?? "node:");
		const head = `${error.name || "Error"}: ${error.message || ""}`;
		const own: string[] = String(mapped(error, sites.filter(isOwn)))
			.slice(head.length)
			.split("\n    at ")
			.slice(1);
		const lines = sites.map((site) => (isOwn(site) ? own.shift() : String(site).replace(/^async /, "")));
		return [head, ...lines].join("\n    at ");
	};
}
