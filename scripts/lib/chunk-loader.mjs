/**
 * The files that the bundler's loader of a module asks for, by the name that is taken from the module; undefined if `code`
 * has no such loader.
 */
export function filesOf(name, code) {
	const [, id] = new RegExp(`\\.A\\((\\d+)\\)\\)\\)\\.${name}\\b`).exec(code) ?? [];
	const [, list] =
		new RegExp(`[\\]},]${id},\\w+=>\\{\\w+\\.v\\(\\w+=>Promise\\.all\\((\\[[^\\]]*\\])`).exec(code) ?? [];
	return list && JSON.parse(list);
}
