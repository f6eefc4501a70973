import type { ReadableSpan } from "@opentelemetry/sdk-trace";
import { redacted } from "./redact";

const span = (name: string, attributes: Record<string, string | number>) =>
	redacted(
		{ name, attributes, status: { code: 2, message: "secret" }, events: [{ name: "secret" }] } as never,
		routeOf,
	);

const routeOf = (path: string) => (path.startsWith("/code/") ? "/code/…" : "(other)");

const shown = ({ name, attributes, status, events }: ReadableSpan) => ({ name, attributes, status, events });

describe("an exported span", () => {
	it("has routes instead of addresses, and no query, message or unknown attribute", () => {
		const attributes = {
			"http.target": "/code/SECRET12?email=a@b.co",
			"http.url": "https://host.example.com/x/SECRET12",
			"http.method": "GET",
			"http.status_code": 500,
			"next.span_name": "render GET /code/SECRET12",
			"some.header": "secret",
		};
		expect(shown(span("GET /code/SECRET12", attributes))).toEqual({
			name: "GET /code/…",
			attributes: {
				"http.target": "/code/…",
				"http.url": "(other)",
				"http.method": "GET",
				"http.status_code": 500,
				"next.span_name": "render GET /code/…",
			},
			status: { code: 2 },
			events: [],
		});
	});

	it("keeps the framework's templates", () => {
		expect(span("GET /[locale]/p/[code]", { "next.route": "/[locale]/p/[code]" }).name).toBe("GET /[locale]/p/[code]");
	});
});
