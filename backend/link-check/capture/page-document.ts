import type { CleanPage } from "./clean-page";

/** Even if something got through the cleaning: nothing runs and nothing is loaded. */
const POLICY = "default-src 'none'; img-src data:; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'";

const STYLE = `
body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem; font: 1rem/1.5 sans-serif; overflow-wrap: anywhere; }
header { margin-bottom: 2rem; padding-bottom: .5rem; border-bottom: 1px solid #999; color: #555; font-size: .875rem; }
img { max-width: 100%; height: auto; }
pre { white-space: pre-wrap; }
table { border-collapse: collapse; }
td, th { padding: .25rem .5rem; border: 1px solid #ccc; vertical-align: top; }
`;

const ESCAPES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escaped = (text: string) => text.replace(/[&<>"]/g, (character) => ESCAPES[character] ?? "");

/** Replaces the placeholders with pictures; a missing picture loses its address and keeps its description. */
function fillIn({ body, pictures }: CleanPage, found: ReadonlyMap<string, string>): string {
	let filled = body;
	for (const mark of pictures.keys()) {
		const data = found.get(mark);
		filled = filled.replaceAll(data ? mark : ` src="${mark}"`, () => data ?? "");
	}
	return filled;
}

/** A self-contained document of a cleaned page with its pictures, and the address and time of the capture. */
export function pageDocument(page: CleanPage, found: ReadonlyMap<string, string>, from: URL, at: Date): string {
	const title = escaped(page.title || from.hostname);
	return `<!doctype html>
<html>
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${POLICY}">
<meta name="viewport" content="width=device-width">
<title>${title}</title>
<style>${STYLE}</style>
</head>
<body>
<header>${title}<br>${escaped(from.href)}<br>${at.toISOString()}</header>
${fillIn(page, found)}
</body>
</html>
`;
}
