import localFont from "next/font/local";

/** Plus Jakarta Sans, variable, Latin subset; candidate pages use the system's own font instead. */
export const brandFont = localFont({
	src: "../node_modules/@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-latin-wght-normal.woff2",
	weight: "200 800",
	display: "swap",
	variable: "--font-body",
	adjustFontFallback: "Arial",
});
