/** Path of a company's drawn logo, for its `logo` column. */
export const drawnLogo = (slug: string) => `/media/logo-${slug}.svg`;

/** Path of a company's drawn background, for its `background_image` column. */
export const drawnBackground = (slug: string) => `/media/background-${slug}.svg`;

const NAME = /^(logo|background)-([a-z0-9-]{1,120})\.svg$/;

/** The kind of picture of a file name, and the company's slug; null for other names. */
export function readDrawnName(file: string): { kind: "logo" | "background"; slug: string } | null {
	const [, kind, slug] = NAME.exec(file) ?? [];
	return slug === undefined ? null : { kind: kind === "logo" ? "logo" : "background", slug };
}
