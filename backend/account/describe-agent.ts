import Bowser from "bowser";

/** User agents longer than this are not read to the end, characters. */
const LONGEST_AGENT = 512;
const LONGEST_NAME = 40;

const nameOf = (name: string | undefined): string | null => name?.slice(0, LONGEST_NAME) || null;

/** The names of a browser and its operating system by its user agent, without versions. */
export function describeAgent(agent: string | null): { browser: string | null; system: string | null } {
	if (!agent) return { browser: null, system: null };
	const { browser, os } = Bowser.parse(agent.slice(0, LONGEST_AGENT));
	return { browser: nameOf(browser.name), system: nameOf(os.name) };
}
