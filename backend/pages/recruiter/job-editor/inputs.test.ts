import { areaField, textField } from "./inputs";

const SHOWN = { form: { values: {} }, problems: {}, focus: undefined };

it.each([
	["a line", textField],
	["an area", areaField],
])("%s that is required says so to the eye and to screen readers", async (_, field) => {
	const required = String(await field(SHOWN, "title", { label: "Title", isRequired: true }));
	expect(required).toContain('<label for="title">Title<span aria-hidden="true">&nbsp;*</span></label>');
	expect(required).toMatch(/<(?:input|textarea) [^>]*\brequired\b/);
	const optional = String(await field(SHOWN, "title", { label: "Title" }));
	expect(optional).toContain('<label for="title">Title</label>');
	expect(optional).not.toContain("required");
});
