import DEMO_JOBS from "./demo-jobs.json";

const WIDEST_PATH = 14;

/** The links of the embedded backend's first data, a line each. */
export const demoLinks = (siteOrigin: string): string =>
	DEMO_JOBS.map(([path = "", what]) => `  ${siteOrigin}${path.padEnd(WIDEST_PATH)} ${what}`).join("\n");

/** The lines for the person who started the site. */
export function banner(siteOrigin: string, isEmbedded: boolean): string {
	return `\n  Astronaut is up: ${siteOrigin}\n${isEmbedded ? `\n${demoLinks(siteOrigin)}\n` : ""}\n`;
}
