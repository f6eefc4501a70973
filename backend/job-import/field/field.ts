/** The path from the top of a file to a value. */
export type Path = readonly (string | number)[];

/** Values for the placeholders of a template, such as `{value}`. */
export type Values = Readonly<Record<string, string | number>>;

/** A problem of a value. Its template continues the value's name, such as "is missing"; `reasonIn` translates it. */
export interface Problem {
	path: Path;
	template: string;
	values: Values;
}

type Members = Readonly<Record<string, unknown>>;

const isMembers = (value: unknown): value is Members =>
	typeof value === "object" && value !== null && !Array.isArray(value);

const isNothing = (value: unknown) =>
	value === undefined || value === null || (typeof value === "string" && value.trim() === "");

/**
 * A value of a file with its path. Readers return undefined for missing, null and blank values, and note problems, so
 * that one pass over a row finds all of them.
 */
export class Field {
	constructor(
		readonly value: unknown,
		readonly path: Path,
		private readonly problems: Problem[],
		/** Nodes that others may refer to by their `@id`. */
		private readonly nodes: ReadonlyMap<string, unknown> = new Map(),
	) {}

	get isMissing(): boolean {
		return isNothing(this.value);
	}

	get isObject(): boolean {
		return isMembers(this.value);
	}

	has(key: string): boolean {
		return !this.at(key).isMissing;
	}

	/** A member of this value, or a missing field. */
	at(key: string): Field {
		return this.child(isMembers(this.value) && Object.hasOwn(this.value, key) ? this.value[key] : undefined, key);
	}

	/** The first of several members that exists. */
	first(...keys: readonly [string, ...string[]]): Field {
		return this.at(keys.find((key) => this.has(key)) ?? keys[0]);
	}

	/** The entries of a list, or the value itself; empty if it is missing. */
	each(): Field[] {
		if (!Array.isArray(this.value)) return this.isMissing ? [] : [this];
		return this.value.map((entry, index) => this.child(entry, index)).filter((field) => !field.isMissing);
	}

	/** Names of the members. */
	keys(): string[] {
		return isMembers(this.value) ? Object.keys(this.value) : [];
	}

	/** Notes a problem, by a template of `reasons.ts`. */
	wrong(template: string, values: Values = {}): undefined {
		this.problems.push({ path: this.path, template, values });
	}

	/** The same value, with its own list of problems. */
	apart(): { field: Field; problems: readonly Problem[] } {
		const problems: Problem[] = [];
		return { field: new Field(this.value, this.path, problems, this.nodes), problems };
	}

	/** Another value in the place of this one. */
	as(value: unknown): Field {
		return new Field(value, this.path, this.problems, this.nodes);
	}

	private child(value: unknown, key: string | number): Field {
		return new Field(this.resolve(value), [...this.path, key], this.problems, this.nodes);
	}

	/** The node that a value refers to. */
	private resolve(value: unknown): unknown {
		if (!isMembers(value) || Object.keys(value).length !== 1) return value;
		const id = value["@id"];
		return typeof id === "string" && this.nodes.has(id) ? this.nodes.get(id) : value;
	}
}

/** The problem of a missing required value. */
export const MISSING = "is missing";

export type Reader<T> = (field: Field) => T | undefined;

/** Reads a required value; notes a problem if it is missing. */
export function required<T>(field: Field, read: Reader<T>): T | undefined {
	return field.isMissing ? field.wrong(MISSING) : read(field);
}
