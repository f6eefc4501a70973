/** The sources that can use messages: those whose imports lead to a message file or to next-intl. */
import ts from "typescript";

const SOURCE_OF_MESSAGES = /\/messages\/en\/[\w-]+\.json$|\/node_modules\/(?:next|use)-intl\//;

/** Every module that a source names: in imports, exports and calls of `import`. */
function specifiersOf(source) {
	const found = [];
	const visit = (node) => {
		const isDeclared = ts.isImportDeclaration(node) || ts.isExportDeclaration(node);
		const isCalled = ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword;
		const specifier = isDeclared ? node.moduleSpecifier : isCalled ? node.arguments[0] : undefined;
		if (specifier && ts.isStringLiteral(specifier)) found.push(specifier);
		ts.forEachChild(node, visit);
	};
	visit(source);
	return found;
}

function importsOf(source, checker) {
	const specifiers = specifiersOf(source);
	const modules = specifiers.map((specifier) => checker.getSymbolAtLocation(specifier)?.declarations?.[0]);
	return modules.filter((module) => module && ts.isSourceFile(module));
}

/** The sources among `sources` that messages reach. */
export function reachedByMessages(sources, checker) {
	const importers = new Map();
	for (const source of sources)
		for (const module of importsOf(source, checker)) importers.set(module, [...(importers.get(module) ?? []), source]);
	const reached = new Set();
	const waiting = [...importers.keys()].filter(({ fileName }) => SOURCE_OF_MESSAGES.test(fileName));
	for (let next = waiting.pop(); next; next = waiting.pop())
		for (const importer of importers.get(next) ?? [])
			if (!reached.has(importer)) {
				reached.add(importer);
				waiting.push(importer);
			}
	return reached;
}
