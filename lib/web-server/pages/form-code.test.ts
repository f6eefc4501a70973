import { putFormCode } from "./form-code";

const chunk = (name: string) => `/_next/static/chunks/${name}.js`;
const tag = (name: string) => `<script src="${chunk(name)}" async=""></script>`;

const CODES = [
	{ language: "en", loader: chunk("job"), script: chunk("form-en") },
	{ language: "id", loader: chunk("job"), script: chunk("form-id") },
	{ language: "en", loader: chunk("job-in-app"), script: chunk("form-en-in-app") },
];

const page = (scripts: string, body: string) => `<html><head><meta>${scripts}</head><body>${body}</body></html>`;

describe("the script for the form's code", () => {
	it.each([
		["en", "job", "form-en"],
		["id", "job", "form-id"],
		["en", "job-in-app", "form-en-in-app"],
	])("stands before the others of a page with the form: %s, %s", (language, loader, script) => {
		const body = `<div data-form="${language}"></div>`;
		const scripts = tag("react") + tag(loader);
		expect(putFormCode(page(scripts, body), CODES)).toBe(page(tag(script) + scripts, body));
	});

	it.each([
		["no form", page(tag("job"), "<p>data-form</p>")],
		["a form in another language", page(tag("job"), '<div data-form="fr"></div>')],
		["a form that other files load", page(tag("other"), '<div data-form="en"></div>')],
		["no scripts", page("", '<div data-form="en"></div>')],
	])("isn't in a page with %s", (_, html) => {
		expect(putFormCode(html, CODES)).toBe(html);
	});
});
