import { filePolicy, pagePolicy } from "./content-security-policy";

const SCRIPT = "text/javascript; charset=utf-8";

describe("the policy of static files", () => {
	it("allows the worker's entry file to run WebAssembly and load the site's scripts", () => {
		const policy = filePolicy(SCRIPT, "/_next/static/chunks/turbopack-worker-1hrsqshz0gfey.js");
		expect(policy).toContain("script-src 'self' 'wasm-unsafe-eval';");
		expect(policy).toContain("default-src 'none'");
	});

	it.each([
		"/_next/static/chunks/18lq9rb35lmgr.js",
		"/_next/static/chunks/turbopack-1ctzwtcc2kvcm.js",
		"/turbopack-worker-1.js",
		"/x/_next/static/chunks/turbopack-worker-1.js",
	])("allows no other script to run it: %s", (path) => {
		expect(filePolicy(SCRIPT, path)).not.toContain("unsafe");
	});

	it("allows other files nothing", () => {
		const policy = filePolicy("text/html", "/_next/static/chunks/turbopack-worker-1.js");
		expect(policy).toContain("sandbox");
		expect(policy).not.toContain("script-src");
	});
});

describe("the policy of pages", () => {
	it("allows no page to run WebAssembly", () => {
		const policy = pagePolicy({ siteOrigin: "https://www.example.com", mediaOrigins: [] })({ scripts: [], styles: [] });
		expect(policy).not.toContain("unsafe");
	});
});
