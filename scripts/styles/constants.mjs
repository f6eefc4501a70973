/** Puts values in the place of the utilities' own custom properties that have the same value everywhere. */

const READER = /var\((--tw-[\w-]+)\)/g;
const NUMBER = String.raw`(-?[\d.]+)([a-z]*)`;
const PRODUCT = new RegExp(String.raw`calc\(${NUMBER} \* ${NUMBER}\)`, "g");

/** Sums and products of numbers, as they are left when a property of a formula has become one. */
function calculated(value) {
	const simpler = value
		.replace(PRODUCT, (_, a, unit, b, other) => `${Number((a * b).toFixed(6))}${unit || other}`)
		.replace(/calc\(1 - ([01])\)/g, (_, one) => String(1 - one));
	return simpler === value ? value : calculated(simpler);
}

/** Every value that each registered property has somewhere; undefined among them where it has none to begin with. */
function valuesOf(root) {
	const values = new Map();
	root.walkAtRules("property", ({ params, nodes }) => {
		if (!params.startsWith("--tw-")) return;
		values.set(params, new Set([nodes.find(({ prop }) => prop === "initial-value")?.value]));
	});
	root.walkDecls(({ prop, value }) => void values.get(prop)?.add(value));
	return values;
}

/** Properties with one value, by name. One that is read with something to fall back on keeps its definition. */
function constantsOf(root) {
	const text = root.toString();
	const same = [...valuesOf(root)].filter(([, values]) => values.size === 1 && !values.has(undefined));
	const found = same.filter(([name]) => !text.includes(`var(${name},`));
	return new Map(found.map(([name, values]) => [name, [...values][0]]));
}

/** Changes the rules of a style sheet so that nothing reads a property that never changes. */
export function putConstants(root) {
	const constants = constantsOf(root);
	root.walkDecls((declaration) => {
		if (constants.has(declaration.prop)) return void declaration.remove();
		const value = declaration.value.replace(READER, (whole, name) => constants.get(name) ?? whole);
		if (value !== declaration.value) declaration.value = calculated(value);
	});
	root.walkAtRules("property", (rule) => void (constants.has(rule.params) && rule.remove()));
}
