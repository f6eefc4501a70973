import { unstable_doesMiddlewareMatch } from "next/experimental/testing/server";
import { config } from "./middleware";

const matches = (url: string, headers: Record<string, string> = {}) =>
	unstable_doesMiddlewareMatch({ config, nextConfig: {}, url, headers });

it.each([
	"/p/ORBIT1+EU",
	"/id/p/ORBIT1%2Beu",
	"/code/DEMO1234+EU",
	"/id/interviews/DEMO1234%2BEU%20",
	"/code-bcg/DEMO1234+eu",
	"/code/DEMO1234+EU/start",
	"/id/code/DEMO1234%2BEU/start",
	"/api/code/DEMO1234%2BEU",
	"/api/public/ORBIT1+EU",
])("%s goes to the EU's hosts", (url) => {
	expect(matches(url)).toBe(true);
});

it.each(["/p/ORBIT1", "/code/DEMO1234", "/code/DEMO1234/start", "/code/DEMO1234EU", "/api/companies/3/upload", "/"])(
	"%s doesn't",
	(url) => {
		expect(matches(url)).toBe(false);
	},
);

it("a call with a body bypasses the middleware, which would cut it", () => {
	expect(matches("/api/public/ORBIT1+EU", { "content-length": "5" })).toBe(false);
	expect(matches("/api/public/ORBIT1+EU", { "transfer-encoding": "chunked" })).toBe(false);
});
