/**
 * Whether the time of a lost link's response reveals an application: 2,000 requests through the site, half of them with the
 * address of an application, in mixed order. The best threshold between the two kinds must be hardly better than a guess.
 */
import { fixed, median, printIfMain, table } from "./lib/report.mjs";
import { apply, startSite } from "./lib/site.mjs";

const EACH = 1_000;
/** Share of correct guesses that chance exceeds less than once in 1,000 runs with the best of all thresholds. */
const BAR = 0.545;

const JSON_TYPE = { "content-type": "application/json" };

async function ask({ origin }, email) {
	const start = performance.now();
	const response = await fetch(`${origin}/api/public/applications/links/main`, {
		method: "POST",
		headers: JSON_TYPE,
		body: JSON.stringify({ email }),
	});
	const text = await response.text();
	return { ms: performance.now() - start, seen: `${response.status} ${text}` };
}

/** The share of samples that the best threshold assigns to the right kind. */
function bestGuess(known, unknown) {
	const all = [...known.map((ms) => [ms, 1]), ...unknown.map((ms) => [ms, -1])].toSorted(([a], [b]) => a - b);
	let [sum, best] = [0, 0];
	for (const [, kind] of all) {
		sum += kind;
		best = Math.max(best, Math.abs(sum));
	}
	return 0.5 + best / all.length;
}

const mean = (values) => values.reduce((sum, value) => sum + value, 0) / values.length;
/** The mean without the slowest hundredth: one pause of a busy machine outweighs hundreds of samples. */
const trimmedMean = (values) => mean(values.toSorted((a, b) => a - b).slice(0, Math.ceil(values.length * 0.99)));
const percentile = (values, share) => values.toSorted((a, b) => a - b)[Math.floor(values.length * share)];

export async function measure() {
	const site = await startSite();
	try {
		for (let number = 0; number < EACH; number += 1) await apply(site, number);
		const times = { known: [], unknown: [] };
		const seen = new Set();
		for (let number = 0; number < EACH; number += 1) {
			const pair = [
				["known", `person-${number}@example.com`],
				["unknown", `none-${number}@example.com`],
			];
			for (const [kind, email] of Math.random() < 0.5 ? pair : pair.toReversed()) {
				const sample = await ask(site, email);
				times[kind].push(sample.ms);
				seen.add(sample.seen);
			}
		}
		const guess = bestGuess(times.known, times.unknown);
		const facts = {
			mean,
			"mean of the fastest 99 %": trimmedMean,
			median,
			"95 %": (values) => percentile(values, 0.95),
			"99 %": (values) => percentile(values, 0.99),
		};
		const ratio = (fact) => fixed(fact(times.known) / fact(times.unknown), 3);
		return [
			table(
				["time of a response", ...Object.keys(facts)],
				[["address of an application, as a ratio to one of none", ...Object.values(facts).map(ratio)]],
			),
			`Different responses: ${seen.size} (${[...seen].join("; ")}). Best guess by time: ${fixed(guess, 3)} right (bar ${BAR}) ${guess <= BAR ? "✓" : "✗"}`,
		].join("\n\n");
	} finally {
		await site.stop();
	}
}

await printIfMain(import.meta.url, measure);
