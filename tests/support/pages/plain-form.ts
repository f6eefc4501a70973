import { DomUtils } from "htmlparser2";

type Element = NonNullable<ReturnType<typeof DomUtils.findOne>>;

/** What a visitor enters into a field: a text, whether a box is ticked, or files. */
export type Entry = string | boolean | readonly File[];

const FIELDS = new Set(["input", "select", "textarea"]);

const elementsIn = (form: Element): Element[] => DomUtils.findAll(({ name }) => FIELDS.has(name), form.children);

const isChoice = ({ attribs }: Element) => attribs.type === "radio" || attribs.type === "checkbox";

const optionsOf = (field: Element) => DomUtils.getElementsByTagName("option", field.children);

const choiceOf = (element: Element) => element.attribs.value ?? DomUtils.textContent(element).trim();

/** The value of a field as it was served; null if a browser would send none. */
function servedValue(field: Element): string | null {
	if (field.name === "textarea") return DomUtils.textContent(field).replace(/^\n/, "");
	if (field.name === "select") {
		const chosen = optionsOf(field).find(({ attribs }) => "selected" in attribs) ?? optionsOf(field)[0];
		return chosen ? choiceOf(chosen) : null;
	}
	if (isChoice(field)) return "checked" in field.attribs ? (field.attribs.value ?? "on") : null;
	return field.attribs.value ?? "";
}

const offeredBy = (fields: readonly Element[]): string[] =>
	fields.flatMap((field) => (field.name === "select" ? optionsOf(field) : [field])).map(choiceOf);

/** The choice of a field that offers some: the one of this value, or else the first that isn't empty. */
function chosen(fields: readonly Element[], text: string): string {
	const offered = offeredBy(fields);
	return offered.includes(text) ? text : (offered.find((value) => value !== "") ?? "");
}

/** A form of a served page, and what a visitor enters into it. */
export class PlainForm {
	private button: [name: string, value: string] | undefined;
	private readonly entered = new Map<string, string[] | readonly File[]>();

	constructor(private readonly form: Element) {}

	get names(): string[] {
		const fields = elementsIn(this.form).filter(({ attribs }) => attribs.name && !("disabled" in attribs));
		return [...new Set(fields.map(({ attribs }) => attribs.name ?? ""))];
	}

	private fieldsOf(name: string): Element[] {
		const fields = elementsIn(this.form).filter(({ attribs }) => attribs.name === name && !("disabled" in attribs));
		if (fields.length === 0) throw new Error(`The form has no field ${name}.`);
		return fields;
	}

	/** What the field would be sent with. */
	value(name: string): string {
		const [value = ""] = this.valuesOf(name);
		return typeof value === "string" ? value : value.name;
	}

	/** The values that a choice offers. */
	options(name: string): string[] {
		return offeredBy(this.fieldsOf(name));
	}

	private valuesOf(name: string): readonly (string | File)[] {
		const served = () => this.fieldsOf(name).flatMap((field) => servedValue(field) ?? []);
		return this.entered.get(name) ?? served();
	}

	/** Enters values by the names of their fields. For a choice, a value that isn't offered stands for the first that is. */
	fill(entries: Readonly<Record<string, Entry>>): void {
		for (const [name, entry] of Object.entries(entries)) {
			const fields = this.fieldsOf(name);
			const [field] = fields;
			if (entry === false) this.entered.set(name, []);
			else if (typeof entry === "object") this.entered.set(name, entry);
			else if (field && (field.name === "select" || isChoice(field)))
				this.entered.set(name, [chosen(fields, String(entry))]);
			else this.entered.set(name, [String(entry)]);
		}
	}

	/** Has one of the form's buttons send it. */
	press(name: string, value: string): this {
		const isMeant = ({ name: tag, attribs }: Element) =>
			tag === "button" && attribs.name === name && (attribs.value ?? "") === value;
		if (!DomUtils.existsOne(isMeant, this.form.children)) throw new Error(`The form has no button ${name}=${value}.`);
		this.button = [name, value];
		return this;
	}

	/** The request that sends the form, as a browser makes it. */
	request(): { action: string; method: string; isMultipart: boolean; data: FormData } {
		const { action = "", method = "get", enctype } = this.form.attribs;
		const data = new FormData();
		for (const name of this.names)
			for (const value of this.valuesOf(name)) {
				if (typeof value === "string") data.append(name, value.replace(/\r?\n/g, "\r\n"));
				else data.append(name, value);
			}
		if (this.button) data.append(...this.button);
		return { action, method: method.toLowerCase(), isMultipart: enctype === "multipart/form-data", data };
	}
}
