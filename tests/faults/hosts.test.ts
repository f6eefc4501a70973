import { ENDPOINTS, type EndpointName } from "@/lib/contract/endpoints";
import { callsOf } from "../fuzz/calls/target";
import { jobAnswer } from "../support/hosts/job-answers";
import { jsonAnswer, type Respond } from "../support/hosts/stub-host";
import { decoded, withoutScripts } from "../support/pages/html";
import { noteResults } from "../support/reliability/results";
import { rounds } from "../support/runner/rounds";
import { isInHostsWords, problemOfCall } from "./hosts/expected";
import { FAULT_NAMES, FAULTS, type Fault, type FaultName, INTERNALS } from "./hosts/faults";
import { type IllSite, openIllSite } from "./hosts/ill-site";
import { FORMS, PAGES, problemOfPage } from "./hosts/pages";

/** Faults for each call and page; `npm run prove -- faults` has them all. */
const EACH = rounds(1);
const SEED = rounds(20_261_125, "TEST_SEED");
const IS_WHOLE = EACH >= FAULT_NAMES.length;

/** Subjects that are tried side by side; more would make a host's time limits the machine's. */
const LANES = 8;

const HOUR_MS = 3_600_000;

/** The site; and one whose calls end after a second to ten, where a busy machine would take some hosts for silent. */
let site: IllSite;
let hasty: IllSite;
beforeAll(async () => {
	[site, hasty] = await Promise.all([openIllSite(1), openIllSite(0.05)]);
});
afterAll(() => Promise.all([site.close(), hasty.close()]));

const siteFor = ({ isLate }: Fault) => (isLate ? hasty : site);

const note = (rows: [string, string | number][]) => noteResults("faults", { seeds: [SEED], isWhole: IS_WHOLE, rows });

/** Whether a subject is tried with a fault in this run: each with as many as there are rounds, the seed's first. */
function isTried(subject: number, fault: FaultName): boolean {
	const place =
		(FAULT_NAMES.indexOf(fault) + FAULT_NAMES.length - ((SEED + subject) % FAULT_NAMES.length)) % FAULT_NAMES.length;
	return place < EACH;
}

/** Tries each subject with its faults, those of a fault side by side; gives what went wrong. */
async function tried<T>(
	subjects: readonly T[],
	look: (subject: T, fault: FaultName, at: IllSite) => Promise<string | undefined>,
) {
	const wrong: string[] = [];
	let count = 0;
	for (const fault of FAULT_NAMES) {
		const at = siteFor(FAULTS[fault]);
		await at.make(fault);
		const now = subjects.filter((_, index) => isTried(index, fault));
		count += now.length;
		const lane = async () => {
			for (let next = now.shift(); next !== undefined; next = now.shift()) {
				const problem = await look(next, fault, at);
				if (problem) wrong.push(problem);
			}
		};
		await Promise.all(Array.from({ length: LANES }, lane));
	}
	return { wrong, count };
}

/** Longest answers of one call: its time limit twice, and some for a busy machine. */
const PATIENCE_MS = 20_000;

it(`answers each call by the error catalogue, whatever its host does (seed ${SEED})`, async () => {
	const { wrong, count } = await tried(callsOf("site"), async (name, fault, at) => {
		const seen = await at.call(name);
		return seen.ms > PATIENCE_MS ? `${name}, ${fault}: ${seen.ms} ms` : problemOfCall(name, fault, seen);
	});
	note([
		["Faults × calls of the API proxy", count],
		["Answers that weren't the catalogue's", wrong.length],
	]);
	expect(wrong).toEqual([]);
}, 300_000);

it(`says on each page what to do, whatever its host does (seed ${SEED})`, async () => {
	let number = 0;
	const { wrong, count } = await tried(Object.keys(PAGES), async (name, fault, at) => {
		number += 1;
		const path = PAGES[name]?.path(`ill${number}`) ?? "";
		return problemOfPage(name, fault, path, await at.page(path));
	});
	note([
		["Faults × pages", count],
		["Pages without words that tell what to do", wrong.length],
	]);
	expect(wrong).toEqual([]);
}, 300_000);

it(`says after a form that its host didn't take what to do (seed ${SEED})`, async () => {
	const { wrong, count } = await tried(Object.entries(FORMS), async ([name, { path, body, says }], fault, at) => {
		// A host's own words about a code are for the person.
		if (name === "entered code" && isInHostsWords(ENDPOINTS.popupCode, fault)) return undefined;
		const { status, text } = await at.form(path, body);
		const words = decoded(withoutScripts(text));
		const isTold = status === 200 && says.test(words) && !INTERNALS.test(words);
		return isTold ? undefined : `${name}, ${fault}: ${status} ${words.replace(/\s+/g, " ").slice(0, 600)}`;
	});
	note([
		["Faults × forms without script", count],
		["Forms without words that tell what to do", wrong.length],
	]);
	expect(wrong).toEqual([]);
}, 120_000);

it("shows a cached page for 24 hours while its host fails, and not longer", async () => {
	const faults = FAULT_NAMES.filter((_, index) => isTried(index, "500") || IS_WHOLE);
	for (const fault of faults) {
		const at = siteFor(FAULTS[fault]);
		const path = `/p/KEPT${FAULT_NAMES.indexOf(fault)}`;
		await at.heal(jobAnswer());
		expect((await at.page(path)).status).toBe(200);
		await at.make(fault);
		at.pass(23 * HOUR_MS);
		const kept = await at.page(path);
		expect([fault, kept.status, kept.text.includes("Roof Planner")]).toEqual([fault, 200, true]);
		at.pass(2 * HOUR_MS);
		expect(problemOfPage("job", fault, path, await at.page(path))).toBeUndefined();
	}
	note([["Faults through which a cached page stood in for 24 hours", faults.length]]);
}, 120_000);

/** Every second call fails, the others are answered: the host has no such record. */
function flapping(): Respond {
	let count = 0;
	return (...call) => {
		count += 1;
		return jsonAnswer(count % 2 === 0 ? 404 : 503, { message: "flapping" })(...call);
	};
}

const FLAPS = 14;
const OPEN_MS = 5_000;
/** What is left of that after a few calls. */
const RETRY_AFTER = /^[1-5]$/;

/** Calls while the host flaps: it is spared, clients learn when to come back, and one good call heals it. */
async function flapped(name: EndpointName): Promise<string | undefined> {
	site.pass(60_000);
	await site.heal(flapping());
	let last = await site.call(name);
	for (let count = 1; count < FLAPS; count += 1) last = await site.call(name);
	const [spared, retryAfter] = [site.calls() < FLAPS, last.headers["retry-after"]];
	await site.heal(jsonAnswer(404, { message: "No such record" }));
	site.pass(OPEN_MS);
	const healed = await site.call(name);
	const isRefused = last.status === 204 || (last.status === 503 && RETRY_AFTER.test(String(retryAfter)));
	if (spared && isRefused && healed.status !== 503 && site.calls() > 0) return undefined;
	return `${name}: ${spared} ${last.status} ${retryAfter}, then ${healed.status} ${healed.text.slice(0, 100)}`;
}

it(`spares a host that flaps, call by call (seed ${SEED})`, async () => {
	const names = callsOf("site").filter((_, index) => IS_WHOLE || isTried(index, "500"));
	const wrong: string[] = [];
	for (const name of names) wrong.push(...[await flapped(name)].filter((one) => one !== undefined));
	note([
		["Calls to a flapping host", names.length],
		["Of them without a breaker that opens and closes again", wrong.length],
	]);
	expect(wrong).toEqual([]);
}, 200_000);
