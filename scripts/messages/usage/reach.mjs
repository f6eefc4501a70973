/** Which sources can come by messages at all: those whose imports lead to a message file or to next-intl. */
import ts from "typescript";

const SOURCE_OF_MESSAGES = /\/messages\/en\/[\w-]+\.json$|\/node_modules\/(?:next|use)-intl\//;

const specifierOf = (statement) =>
	ts.isImportDeclaration(statement) || ts.isExportDeclaration(statement) ? statement.moduleSpecifier : undefined;

function importsOf(source, checker) {
	const specifiers = source.statements.map(specifierOf).filter(Boolean);
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
