import { namesIn } from "./names-in";

const { codes } = namesIn("region");
const GENERAL =
	/\.(?:com|org|net|edu|gov|int|info|biz|name|pro|dev|app|xyz|online|tech|site|eu|uk|asia|email|cloud|design|studio|work)$/;

/** Whether a mail address ends as one can: in a country's or a common general domain. */
export const endsInDomain = (address: string): boolean =>
	GENERAL.test(address) || codes.has(/@\S+\.(\p{Ll}{2})$/u.exec(address)?.[1]?.toUpperCase() ?? "");
