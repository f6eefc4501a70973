import { mediaUrl, webPage } from "./media-url";

const OURS = ["http://localhost:4000"];

describe("mediaUrl", () => {
	it.each([
		["https://cdn.example-company.com/logo.png", "https://cdn.example-company.com/logo.png"],
		["http://localhost:4000/media/logo.svg", "http://localhost:4000/media/logo.svg"],
	])("accepts %s", (value, url) => {
		expect(mediaUrl(value, OURS)).toBe(url);
	});

	it.each([
		undefined,
		"",
		"javascript:1",
		"data:image/svg+xml,<svg onload=alert(1)>",
		"http://x.com/y.png",
		"//x.com/y.png",
		"https://169.254.169.254/x.png",
		"https://2852039166/x.png",
		"https://[::1]/x.png",
		"https://localhost/x",
		"https://printer.local/x.png",
		"https://intranet/x.png",
		"https://user@cdn.company.com/x.png",
		"https://:pass@cdn.company.com/x.png",
		"http://user:pass@localhost:4000/media/logo.svg",
		"https://cdn.company.com:8443/x.png",
		"http://localhost:4001/x.png",
		`https://cdn.company.com/${"a".repeat(2_000)}`,
	])("rejects %j", (value) => {
		expect(mediaUrl(value, OURS)).toBeUndefined();
	});
});

describe("webPage", () => {
	it("accepts http and https pages only", () => {
		expect(webPage("https://kopi.co.id")).toBe("https://kopi.co.id/");
		expect(webPage("javascript:alert(1)")).toBeUndefined();
		expect(webPage("kopi.co.id")).toBeUndefined();
	});
});
