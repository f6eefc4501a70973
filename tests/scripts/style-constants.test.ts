import postcss from "postcss";
import { putConstants } from "@/scripts/styles/constants.mjs";

/** A sheet after its constants were put in. */
function changed(sheet: string): string {
	const root = postcss.parse(sheet);
	putConstants(root);
	return root.toString();
}

const registered = (name: string, initial = "") =>
	`@property ${name}{syntax:"*";inherits:false${initial && `;initial-value:${initial}`}}`;

describe("properties that never change", () => {
	it("are replaced by their value, and formulas by their result", () => {
		const rule =
			".a{--tw-r:0;margin-top:calc(calc(.25rem * 3) * var(--tw-r));margin-bottom:calc(calc(.25rem * 3) * calc(1 - var(--tw-r)))}";
		expect(changed(`${rule}${registered("--tw-r", "0")}`)).toBe(".a{margin-top:0rem;margin-bottom:0.75rem}");
	});

	it.each([
		["another value somewhere", `.a{--tw-r:1;top:var(--tw-r)}${registered("--tw-r", "0")}`],
		["no initial value", `.a{--tw-r:0;top:var(--tw-r)}${registered("--tw-r")}`],
		["no registration, so that it is inherited", ".a{--tw-r:0;top:var(--tw-r)}"],
		["something to fall back on", `.a{--tw-r:0;top:var(--tw-r,1px)}${registered("--tw-r", "0")}`],
		["a name of ours", `.a{--r:0;top:var(--r)}${registered("--r", "0")}`],
	])("stay with %s", (_, sheet) => {
		expect(changed(sheet)).toBe(sheet);
	});
});
