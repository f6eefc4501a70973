/** A page whose first styles are in its head. */
export interface StyledPage {
	html: string;
	/** The text of the inline styles, which the page's policy must allow. */
	styles: string;
}

/** Ends of what could close the element early; a style sheet needs none. */
const CLOSES = /<\/|<!--/;

/**
 * Puts the first styles in the place of the style sheet, and the sheet at the end of the page, where it delays neither the
 * paint nor the scripts. It is still asked for before the scripts, which may add elements that only the sheet knows.
 * Undefined if the page isn't as the framework writes it.
 */
export function putStyles(html: string, href: string, stylesOf: (html: string) => string): StyledPage | undefined {
	const link = `<link rel="stylesheet" href="${href}" data-precedence="next"/>`;
	const at = html.indexOf(link);
	const end = html.lastIndexOf("</body>");
	if (at === -1 || at > html.indexOf("</head>") || end === -1) return undefined;
	const styles = stylesOf(html);
	if (CLOSES.test(styles)) return undefined;
	const preload = `<link rel="preload" as="style" href="${href}" fetchPriority="high"/>`;
	const head = `${html.slice(0, at)}${preload}<style>${styles}</style>`;
	return { html: `${head}${html.slice(at + link.length, end)}${link}${html.slice(end)}`, styles };
}
