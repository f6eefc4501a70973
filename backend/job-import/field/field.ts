/** Way from the top of a file to a value in it. */
export type Path = readonly (string | number)[];

/** Values for the places in a template, such as `{value}`. */
export type Values = Readonly<Record<string, string | number>>;

/**
 * Something wrong with a value. Its template goes on from the value's name, such as "is missing"; `reasonIn` gives it in a
 * language.
 */
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
 * A value of a file with the place where it stands. Readers give undefined for what is missing, null or blank, and
 * note what is wrong, so that one look at a row finds everything.
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

	/** A member of this value; a missing one where this value has none. */
	at(key: string): Field {
		return this.child(isMembers(this.value) && Object.hasOwn(this.value, key) ? this.value[key] : undefined, key);
	}

	/** The first of some members that is there. */
	first(...keys: readonly [string, ...string[]]): Field {
		return this.at(keys.find((key) => this.has(key)) ?? keys[0]);
	}

	/** The entries of a list, or the value itself; nothing when it is missing. */
	each(): Field[] {
		if (!Array.isArray(this.value)) return this.isMissing ? [] : [this];
		return this.value.map((entry, index) => this.child(entry, index)).filter((field) => !field.isMissing);
	}

	/** Names of the members. */
	keys(): string[] {
		return isMembers(this.value) ? Object.keys(this.value) : [];
	}

	/** Notes what is wrong, in a template of `reasons.ts`. */
	wrong(template: string, values: Values = {}): undefined {
		this.problems.push({ path: this.path, template, values });
	}

	/** The same value, whose problems are noted in a list of its own. */
	apart(): { field: Field; problems: readonly Problem[] } {
		const problems: Problem[] = [];
		return { field: new Field(this.value, this.path, problems, this.nodes), problems };
	}

	private child(value: unknown, key: string | number): Field {
		return new Field(this.resolve(value), [...this.path, key], this.problems, this.nodes);
	}

	/** The node itself, where a value only refers to it. */
	private resolve(value: unknown): unknown {
		if (!isMembers(value) || Object.keys(value).length !== 1) return value;
		const id = value["@id"];
		return typeof id === "string" && this.nodes.has(id) ? this.nodes.get(id) : value;
	}
}

/** What is said of a value that must be there. */
export const MISSING = "is missing";

export type Reader<T> = (field: Field) => T | undefined;

/** Reads a value that must be there; notes it when it is missing. */
export function required<T>(field: Field, read: Reader<T>): T | undefined {
	return field.isMissing ? field.wrong(MISSING) : read(field);
}
