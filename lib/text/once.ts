/** Gives a function that runs `make` once for each object, for as long as the object is in use. */
export function onceForEach<Given extends object, Made>(make: (given: Given) => Made): (given: Given) => Made {
	const made = new WeakMap<Given, { value: Made }>();
	return (given) => {
		const known = made.get(given);
		if (known) return known.value;
		const value = make(given);
		made.set(given, { value });
		return value;
	};
}

/** The most results that are remembered of one function. */
const MOST = 100;

/** Gives a function that remembers what `make` made of texts, at most a hundred times: texts of hosts have no end. */
export function remembered<Texts extends readonly string[], Made>(
	make: (...texts: Texts) => Made,
): (...texts: Texts) => Made {
	const made = new Map<string, { value: Made }>();
	return (...texts) => {
		const key = texts.join("\n");
		const known = made.get(key);
		if (known) return known.value;
		if (made.size >= MOST) made.clear();
		const value = make(...texts);
		made.set(key, { value });
		return value;
	};
}
