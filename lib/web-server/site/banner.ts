import { join } from "node:path";
import { type DemoAccount, readDemoAccount } from "./demo-account";
import DEMO_LINKS from "./demo-links.json";

const WIDEST_PATH = Math.max(...DEMO_LINKS.map(([path = ""]) => path.length));

/** The links of the demo data, a line each. */
const demoLinks = (siteOrigin: string): string =>
	DEMO_LINKS.map(([path = "", title]) => `  ${siteOrigin}${path.padEnd(WIDEST_PATH)} ${title}`).join("\n");

interface Site {
	siteOrigin: string;
	/** The recruiters' host, and the EU region's, as browsers reach them. */
	publicHosts: { recruiter: string; apiEu: string };
	/** The embedded backend, if there is one. */
	backend: { dataDir: string; demoData: boolean; mail: { smtpUrl: string | undefined } } | null;
}

/** Where to sign in to the demo data of each region, and as whom; empty if there is none. */
function signIns({ publicHosts, backend }: Site, secretOf: (account: DemoAccount) => string): string {
	if (!backend) return "";
	const regions = [
		["main", publicHosts.recruiter],
		["eu", publicHosts.apiEu],
	] as const;
	const lines = regions.map(([region, host]) => {
		const account = readDemoAccount(backend.dataDir, region);
		return account && `  ${host}/auth/login   as ${account.email}, ${secretOf(account)}`;
	});
	return lines.filter(Boolean).join("\n");
}

/** What `npm run demo` prints: the links of the demo data and its accounts, or why there are none. */
export function demoHelp(site: Site): string {
	const { siteOrigin, backend } = site;
	if (!backend) return "There is no demo data here: the data is kept at API_HOST.";
	const accounts = signIns(site, ({ password }) => `password ${password}`);
	if (accounts) return `${demoLinks(siteOrigin)}\n\n${accounts}`;
	if (!backend.demoData) return "There is no demo data here: set DEMO_DATA=on, and start the site.";
	return `There is no demo data in ${backend.dataDir}: was the site started with another DATA_DIR, or not yet, or was the data removed?`;
}

/** Where the mails of the embedded backend are, if no mail server sends them. */
const outbox = ({ backend }: Site): string =>
	backend && !backend.mail.smtpUrl
		? [
				`  Mails, such as the one that confirms a sign-up, are files in ${join(backend.dataDir, "main", "outbox")}`,
				`  Mails of the EU region are in ${join(backend.dataDir, "eu", "outbox")}`,
			].join("\n")
		: "";

/**
 * The lines for the person who started the site. They go into logs, so they name the files of the demo accounts'
 * passwords, not the passwords.
 */
export function banner(site: Site): string {
	const accounts = signIns(site, ({ place }) => `its password is in ${place}`);
	const demo = accounts ? [demoLinks(site.siteOrigin), accounts] : [];
	return [`\n  Astronaut is up: ${site.siteOrigin}`, ...demo, outbox(site)].filter(Boolean).join("\n\n").concat("\n\n");
}
