import { trustedUrl } from "./trusted-url";

const ORIGINS = ["https://app.example.com", "http://localhost:4000"];

it.each(["https://app.example.com/code/ABC", "http://localhost:4000/code/ABC%2BEU"])("follows %s", (url) => {
	expect(trustedUrl(url, ORIGINS)).toBe(url);
});

it.each([
	undefined,
	"",
	"javascript:alert(1)",
	"/\\evil.example",
	"//evil.example",
	"/code/ABC",
	"https:\\\\app.example.com",
	"https://app.example.com@evil.example/",
	"https://user:pass@app.example.com/",
	"https://app.example.com.evil.example/",
	"https://evilexample.com",
	"http://app.example.com/",
	"https://app.example.com:8443/",
])("rejects %j", (url) => {
	expect(trustedUrl(url, ORIGINS)).toBeUndefined();
});
