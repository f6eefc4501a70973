import "server-only";

const isEmpty = (value: unknown) =>
	value === null || value === undefined || (typeof value === "object" && Object.keys(value).length === 0);

/** Whether a host's response means a missing record: no value, or no value under any of `names`. */
export const namesNothing = (body: unknown, ...names: readonly string[]): boolean =>
	isEmpty(body) ||
	(typeof body === "object" && body !== null && names.every((name) => isEmpty(Reflect.get(body, name))));
