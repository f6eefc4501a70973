/** The project as TypeScript sees it, without its tests and without the backend and the tools' settings, which show nothing. */
import { dirname, join, relative } from "node:path";
import ts from "typescript";

const LEFT_OUT = /\.test\.tsx?$|^(?:tests|backend|\.next)\/|^[\w-]+\.config\.ts$/;

/** Those of the tests would only be read. */
const TYPES = ["node"];

/** The texts' values don't affect whether texts are used: without them, a change of a text changes nothing. */
const VALUE_NAMES = "/lib/i18n/value-names.d.ts";
const NO_VALUE_NAMES = "export type ValueNames = unknown;\n";

function hostFor(options) {
	const host = ts.createCompilerHost(options);
	const { readFile, fileExists } = host;
	host.readFile = (name) => (name.endsWith(VALUE_NAMES) ? NO_VALUE_NAMES : readFile(name));
	host.jsDocParsingMode = ts.JSDocParsingMode.ParseNone;
	host.fileExists = (name) => name.endsWith(VALUE_NAMES) || fileExists(name);
	return host;
}

/** A program's own sources over the files that `root/tsconfig.json` names, and its checker. */
export function readProgram(root) {
	const path = join(root, "tsconfig.json");
	const { config } = ts.readConfigFile(path, ts.sys.readFile);
	const { fileNames, options } = ts.parseJsonConfigFileContent(config, ts.sys, dirname(path));
	const isOurs = (name) => !name.includes("/node_modules/") && !LEFT_OUT.test(relative(root, name));
	const settings = { ...options, types: TYPES, incremental: false, noEmit: true };
	const program = ts.createProgram({
		rootNames: fileNames.filter(isOurs),
		options: settings,
		host: hostFor(settings),
	});
	const sources = program
		.getSourceFiles()
		.filter(({ fileName, isDeclarationFile }) => !isDeclarationFile && /\.tsx?$/.test(fileName) && isOurs(fileName));
	return { checker: program.getTypeChecker(), sources };
}
