/** Whether two words are the same but for one slip: a letter too many, too few, another one, or two that changed places. */
export function isNear(one: string, other: string): boolean {
	let at = 0;
	while (at < one.length && one[at] === other[at]) at++;
	const [a, b] = [one.slice(at), other.slice(at)];
	const [first = "", second = ""] = a;
	return a.slice(1) === b.slice(1) || a.slice(1) === b || a === b.slice(1) || second + first + a.slice(2) === b;
}
