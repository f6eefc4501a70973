/** Properties that a source reads: `words.heading`, `words[name]`, `const { heading } = words`. */
import ts from "typescript";
import { literalsOf } from "./literals.mjs";
import { missNames } from "./missing.mjs";

const nameOf = ({ propertyName, name }) => {
	const identifier = propertyName ?? name;
	return ts.isIdentifier(identifier) || ts.isStringLiteral(identifier) ? identifier.text : null;
};

function readIndex(node, checker, { read, readEvery, miss }) {
	const type = checker.getTypeAtLocation(node.expression);
	const names = literalsOf(checker.getTypeAtLocation(node.argumentExpression), checker);
	const object = checker.getApparentType(type);
	if (!names) return readEvery(object);
	for (const name of names) read(checker.getPropertyOfType(object, name));
	missNames(type, names, { node, checker, miss });
}

function readPattern(node, names, checker, { read }) {
	const wanted = node.elements.map(nameOf).filter((name) => name && names.has(name));
	if (wanted.length === 0) return;
	const type = checker.getApparentType(checker.getTypeAtLocation(node));
	for (const name of wanted) read(checker.getPropertyOfType(type, name));
}

/** Calls `read(symbol)` for each property that `node` reads; only those whose name is in `names` are looked at. */
export function readProperties(node, names, checker, take) {
	if (ts.isPropertyAccessExpression(node) && names.has(node.name.text))
		take.read(checker.getSymbolAtLocation(node.name));
	else if (ts.isElementAccessExpression(node)) readIndex(node, checker, take);
	else if (ts.isObjectBindingPattern(node)) readPattern(node, names, checker, take);
}

/** Calls `miss` for the properties that `node` reads from a group of messages and that no message file has. */
export function readMissing(node, checker, { miss }) {
	if (ts.isPropertyAccessExpression(node)) {
		const isKnown = checker.getSymbolAtLocation(node.name) !== undefined;
		if (!isKnown) missNames(checker.getTypeAtLocation(node.expression), [node.name.text], { node, checker, miss });
	} else if (ts.isObjectBindingPattern(node)) {
		const wanted = node.elements.filter(({ dotDotDotToken, initializer }) => !dotDotDotToken && !initializer);
		const names = wanted.map(nameOf).filter((name) => name !== null);
		missNames(checker.getTypeAtLocation(node), names, { node, checker, miss });
	}
}
