/** Data that pages have in common, as it is and as it stands in a page. */
interface Kept {
	value: object;
	json: string;
}

/** Server components and those of the browser are separate programs in one process. */
const KEY = Symbol.for("astronaut.ready-data");

function store(): Map<string, Kept> {
	const shared = globalThis as { [KEY]?: Map<string, Kept> };
	shared[KEY] ??= new Map();
	return shared[KEY];
}

/** Keeps `value` under a name; use few names. Returns the name. The same value is written only once. */
export function keepReadyData(name: string, value: object): string {
	if (store().get(name)?.value !== value)
		store().set(name, { value, json: JSON.stringify(value).replaceAll("<", "\\u003c") });
	return name;
}

/** What is kept under a name, on the server. Throws if there is nothing. */
export function readyData(name: string): Kept {
	const kept = store().get(name);
	if (!kept) throw new Error(`the data ${name} isn't ready`);
	return kept;
}
