/** Deepest nesting of HTML that is read: what browsers stop at. The parser's time grows with the square of the depth. */
const DEEPEST_READ = 512;

/** Options of the sanitiser that throw `tooDeep()` at a depth that nothing has which somebody wrote. */
export function depthGuard(tooDeep: () => Error) {
	let depth = 0;
	return {
		onOpenTag() {
			depth += 1;
			if (depth > DEEPEST_READ) throw tooDeep();
		},
		onCloseTag() {
			depth -= 1;
		},
	};
}
