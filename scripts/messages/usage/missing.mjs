/** Groups of message files, and properties that a source reads although they don't exist. */
import ts from "typescript";
import { keyOf } from "./keys.mjs";

/** `home.hero` of the type of a group in a message file; null for any other type. */
export function groupOf(type) {
	const [declaration] = type.symbol?.declarations ?? [];
	return declaration && ts.isObjectLiteralExpression(declaration) ? keyOf(declaration) : null;
}

const membersOf = (type) => (type.isUnion() ? type.types : [type]);

/** Calls `miss(key, node)` for each name of `names` that a group of messages in `type` doesn't have. */
export function missNames(type, names, { node, checker, miss }) {
	for (const member of membersOf(checker.getApparentType(type))) {
		const group = groupOf(member);
		if (group === null) continue;
		for (const name of names) if (!checker.getPropertyOfType(member, name)) miss(`${group}.${name}`, node);
	}
}

/** The properties of an element beside the group that is spread into it; null if unknown. */
function givenBeside({ parent }) {
	if (!ts.isJsxSpreadAttribute(parent)) return [];
	const others = parent.parent.properties.filter((attribute) => attribute !== parent);
	return others.every(ts.isJsxAttribute) ? ["children", ...others.map(({ name }) => name.getText())] : null;
}

const isRequired = ({ flags }) => !(flags & ts.SymbolFlags.Optional);

/** Calls `miss` for each text that a group must have where it is handed to `goal`, and doesn't. */
export function missFromGoal(from, goal, { node, checker, miss }) {
	const group = groupOf(from);
	const given = givenBeside(node);
	if (group === null || given === null || ts.isAsExpression(node.parent)) return;
	const isWanted = (symbol) => isRequired(symbol) && !given.includes(symbol.name) && !from.getProperty(symbol.name);
	const wanted = goal.getProperties().filter(isWanted);
	if (wanted.length > 0 && !checker.isTypeAssignableTo(from, goal))
		for (const { name } of wanted) miss(`${group}.${name}`, node);
}
