/** The name of a declaration in a message file: properties keep theirs in any type. */
import ts from "typescript";

const IN_MESSAGES = /\/messages\/en\/([\w-]+)\.json$/;

/** `home.hero.heading` of a property in a message file; null for any other declaration. */
export function keyOf(declaration) {
	const [, file] = IN_MESSAGES.exec(declaration.getSourceFile().fileName) ?? [];
	if (!file) return null;
	const path = [];
	for (let node = declaration; node; node = node.parent)
		if (ts.isPropertyAssignment(node)) path.unshift(node.name.text);
	return [file, ...path].join(".");
}

/** Keys of message files that a type's property represents: none, one, or several for a union. */
export const keysOf = (symbol) => (symbol?.declarations ?? []).map(keyOf).filter((key) => key !== null);
