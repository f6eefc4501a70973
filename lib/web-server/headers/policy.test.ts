import { filePolicy, pagePolicy } from "./policy";

const SCRIPT = "text/javascript; charset=utf-8";

describe("the policy of static files", () => {
	it("lets the file that a worker starts from run WebAssembly and load the site's scripts", () => {
		const policy = filePolicy(SCRIPT, "/_next/static/chunks/turbopack-worker-1hrsqshz0gfey.js");
		expect(policy).toContain("script-src 'self' 'wasm-unsafe-eval';");
		expect(policy).toContain("default-src 'none'");
	});

	it.each([
		"/_next/static/chunks/18lq9rb35lmgr.js",
		"/_next/static/chunks/turbopack-1ctzwtcc2kvcm.js",
		"/turbopack-worker-1.js",
		"/x/_next/static/chunks/turbopack-worker-1.js",
	])("lets no other script run it: %s", (path) => {
		expect(filePolicy(SCRIPT, path)).not.toContain("unsafe");
	});

	it("lets what is no script do nothing at all", () => {
		const policy = filePolicy("text/html", "/_next/static/chunks/turbopack-worker-1.js");
		expect(policy).toContain("sandbox");
		expect(policy).not.toContain("script-src");
	});
});

describe("the policy of pages", () => {
	it("lets no page run WebAssembly", () => {
		const policy = pagePolicy({ siteOrigin: "https://www.example.com", mediaOrigins: [] })({ scripts: [], styles: [] });
		expect(policy).not.toContain("unsafe");
	});
});
