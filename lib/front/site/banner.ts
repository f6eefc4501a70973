import DEMO_LINKS from "./demo-links.json";

const WIDEST_PATH = Math.max(...DEMO_LINKS.map(([path = ""]) => path.length));

/** The links of the embedded backend's first data, a line each. */
export const demoLinks = (siteOrigin: string): string =>
	DEMO_LINKS.map(([path = "", what]) => `  ${siteOrigin}${path.padEnd(WIDEST_PATH)} ${what}`).join("\n");

/** The lines for the person who started the site. */
export function banner(siteOrigin: string, isEmbedded: boolean): string {
	return `\n  Astronaut is up: ${siteOrigin}\n${isEmbedded ? `\n${demoLinks(siteOrigin)}\n` : ""}\n`;
}
