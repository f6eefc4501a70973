/** The project as TypeScript sees it, without its tests and without the backend, which shows nothing. */
import { dirname, join, relative } from "node:path";
import ts from "typescript";

const LEFT_OUT = /\.test\.tsx?$|^(?:tests|backend|\.next)\//;

/** A program's own sources over the files that `root/tsconfig.json` names, and its checker. */
export function readProgram(root) {
	const path = join(root, "tsconfig.json");
	const { config } = ts.readConfigFile(path, ts.sys.readFile);
	const { fileNames, options } = ts.parseJsonConfigFileContent(config, ts.sys, dirname(path));
	const isOurs = (name) => !name.includes("/node_modules/") && !LEFT_OUT.test(relative(root, name));
	const program = ts.createProgram({
		rootNames: fileNames.filter(isOurs),
		options: { ...options, incremental: false, noEmit: true },
	});
	const sources = program
		.getSourceFiles()
		.filter(({ fileName, isDeclarationFile }) => !isDeclarationFile && /\.tsx?$/.test(fileName) && isOurs(fileName));
	return { checker: program.getTypeChecker(), sources };
}
