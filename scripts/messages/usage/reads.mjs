/** Properties that a source reads: `words.heading`, `words[name]`, `const { heading } = words`. */
import ts from "typescript";
import { literalsOf } from "./literals.mjs";

const nameOf = ({ propertyName, name }) => {
	const said = propertyName ?? name;
	return ts.isIdentifier(said) || ts.isStringLiteral(said) ? said.text : null;
};

function readIndex(node, checker, { read, readEvery }) {
	const type = checker.getTypeAtLocation(node.expression);
	const names = literalsOf(checker.getTypeAtLocation(node.argumentExpression), checker);
	const object = checker.getApparentType(type);
	if (names) for (const name of names) read(checker.getPropertyOfType(object, name));
	else readEvery(object);
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
