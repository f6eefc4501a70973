import { ACTIVE } from "./active";
import { seededRandom, times } from "./random";
import { STRUCTURE } from "./structure";
import { TEXT } from "./text";

/** A job description as nobody would wish for it. */
export interface WildJob {
	/** What is wild about it. */
	kind: string;
	/** HTML of its three sections; each begins with words that every page shows. */
	about: string;
	responsibility: string;
	requirement: string;
}

const KINDS = Object.entries({ ...ACTIVE, ...STRUCTURE, ...TEXT });

/** Room that a section has, characters. */
const LONGEST = 60_000;

/** So many wild jobs, the same ones in every run, all kinds in turn. */
export function wildJobs(count: number, seed = 20_261): WildJob[] {
	const random = seededRandom(seed);
	const any = () => (KINDS[random.int(0, KINDS.length - 1)]?.[1] ?? (() => ""))(random);
	const section = (...parts: string[]) => `<p>Sound words first.</p>${parts.join("")}`.slice(0, LONGEST);
	return Array.from({ length: count }, (_, index) => {
		const [kind, vector] = KINDS[index % KINDS.length] ?? ["", () => ""];
		const wrapped = random.pick([
			(html: string) => html,
			(html: string) => `<ul><li>${html}</li><li>after</li></ul>`,
			(html: string) => `<p>before ${html} after</p>`,
			(html: string) => `<b><i>${html}`,
		])(vector(random));
		return {
			kind,
			about: section(wrapped, "<p>after it</p>"),
			responsibility: section(times(random.int(0, 3), any)),
			requirement: section(times(random.int(0, 1), any), vector(random)),
		};
	});
}
