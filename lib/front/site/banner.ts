/** Job pages of the embedded backend's first data. */
const DEMO_PATHS = ["/p/ORBIT1", "/p/ORBIT3", "/p/ORBIT1+EU"];

/** The lines for the person who started the site. */
export function banner(siteOrigin: string, isEmbedded: boolean): string {
	const demo = DEMO_PATHS.map((path) => `             ${siteOrigin}${path}`).join("\n");
	return `\n  Astronaut  ${siteOrigin}\n${isEmbedded ? `  Demo jobs\n${demo}\n` : ""}\n`;
}
