/** A list that problems are added to: `report({ file, line }, key, text)`. */
export function newProblems() {
	const problems = [];
	const report = ({ file, line }, key, text) => problems.push({ file, line, key, text });
	return { problems, report };
}

const byPlace = (one, other) => one.file.localeCompare(other.file, "en") || one.line - other.line;

/** The lines that are printed: `messages/id/home.json:12  hero.heading  what is wrong`, in order of files and lines. */
export const problemLines = (problems) =>
	[...problems].sort(byPlace).map(({ file, line, key, text }) => `${file}:${line}  ${key}  ${text}`);
