import { readDemoAccount } from "./demo-account";
import DEMO_LINKS from "./demo-links.json";

const WIDEST_PATH = Math.max(...DEMO_LINKS.map(([path = ""]) => path.length));

/** The links of the embedded backend's first data, a line each. */
export const demoLinks = (siteOrigin: string): string =>
	DEMO_LINKS.map(([path = "", title]) => `  ${siteOrigin}${path.padEnd(WIDEST_PATH)} ${title}`).join("\n");

interface Site {
	siteOrigin: string;
	/** The recruiters' host. */
	hosts: { recruiter: string };
	/** The embedded backend, if there is one. */
	backend: { dataDir: string } | null;
}

/** Why there is no password, for a request for the password of missing data. */
const missing = (dataDir: string) =>
	`  No demo account in ${dataDir}: was the site started with another DATA_DIR, or not yet?`;

/**
 * The address and account of the first sign-in; null if nobody can sign in. The text at each start goes into logs, so
 * it names the place of the password; only a request for the password gets the password itself.
 */
export function demoSignIn({ hosts, backend }: Site, secret: "password" | "place"): string | null {
	if (!backend) return null;
	const account = readDemoAccount(backend.dataDir);
	if (!account) return secret === "password" ? missing(backend.dataDir) : null;
	const credential = secret === "password" ? `password ${account.password}` : `its password is in ${account.place}`;
	return `  ${hosts.recruiter}/auth/login   as ${account.email}, ${credential}`;
}

/** The lines for the person who started the site. */
export function banner(site: Site): string {
	const { siteOrigin, backend } = site;
	const links = backend ? [demoLinks(siteOrigin), demoSignIn(site, "place")] : [];
	const demo = links.filter((lines) => lines !== null).map((lines) => `${lines}\n`);
	return [`\n  Astronaut is up: ${siteOrigin}\n`, ...demo, ""].join("\n");
}
