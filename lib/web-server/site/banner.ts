import { readDemoAccount } from "./demo-account";
import DEMO_LINKS from "./demo-links.json";

const WIDEST_PATH = Math.max(...DEMO_LINKS.map(([path = ""]) => path.length));

/** The links of the demo data, a line each. */
const demoLinks = (siteOrigin: string): string =>
	DEMO_LINKS.map(([path = "", title]) => `  ${siteOrigin}${path.padEnd(WIDEST_PATH)} ${title}`).join("\n");

interface Site {
	siteOrigin: string;
	/** The recruiters' host. */
	hosts: { recruiter: string };
	/** The embedded backend, if there is one. */
	backend: { dataDir: string; demoData: boolean } | null;
}

/** Where to sign in to the demo data, and as whom. */
const signIn = ({ hosts }: Site, email: string, password: string): string =>
	`  ${hosts.recruiter}/auth/login   as ${email}, ${password}`;

/** What `npm run demo` prints: the links of the demo data and its account, or why there is none. */
export function demoHelp(site: Site): string {
	const { siteOrigin, backend } = site;
	if (!backend) return "There is no demo data here: the data is kept at API_HOST.";
	const account = readDemoAccount(backend.dataDir);
	if (account) return `${demoLinks(siteOrigin)}\n\n${signIn(site, account.email, `password ${account.password}`)}`;
	if (!backend.demoData) return "There is no demo data here: set DEMO_DATA=on, and start the site.";
	return `There is no demo data in ${backend.dataDir}: was the site started with another DATA_DIR, or not yet, or was the data removed?`;
}

/**
 * The lines for the person who started the site. They go into logs, so they name the file of the demo account's password,
 * not the password.
 */
export function banner(site: Site): string {
	const { siteOrigin, backend } = site;
	const account = backend && readDemoAccount(backend.dataDir);
	const demo = account
		? [demoLinks(siteOrigin), signIn(site, account.email, `its password is in ${account.place}`)]
		: [];
	return [`\n  Astronaut is up: ${siteOrigin}`, ...demo].join("\n\n").concat("\n\n");
}
