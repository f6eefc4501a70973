import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parse } from "parse5";

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

const { isElementNode, isTextNode } = defaultTreeAdapter;

const childrenOf = (node: Node): Node[] => ("childNodes" in node ? node.childNodes : []);

const elementsIn = (node: Node): Element[] =>
	childrenOf(node).flatMap((child) => [...(isElementNode(child) ? [child] : []), ...elementsIn(child)]);

const attribute = ({ attrs }: Element, name: string) => attrs.find((one) => one.name === name)?.value;

const textIn = (node: Node): string => (isTextNode(node) ? node.value : childrenOf(node).map(textIn).join(""));

function chosenIn(select: Element): string {
	const options = elementsIn(select).filter(({ tagName }) => tagName === "option");
	const chosen = options.findLast((option) => attribute(option, "selected") !== undefined) ?? options[0];
	return (chosen && attribute(chosen, "value")) ?? "";
}

function valueIn(field: Element): string | undefined {
	if (field.tagName === "textarea") return textIn(field);
	if (field.tagName === "select") return chosenIn(field);
	const isBox = ["checkbox", "radio"].includes(attribute(field, "type") ?? "");
	if (isBox && attribute(field, "checked") === undefined) return undefined;
	return attribute(field, "value") ?? "";
}

/** The values that the form of a job would send without any change. */
export function formIn(html: string): URLSearchParams {
	const form = elementsIn(parse(html)).find((one) => attribute(one, "class") === "editor");
	const fields = form
		? elementsIn(form).filter(({ tagName }) => ["input", "textarea", "select"].includes(tagName))
		: [];
	const values = fields.flatMap((field): [string, string][] => {
		const [name, value] = [attribute(field, "name"), valueIn(field)];
		return name && value !== undefined ? [[name, value]] : [];
	});
	return new URLSearchParams(values);
}

/** A form with some of its values replaced, and the button that sends it. */
export function filled(form: URLSearchParams, values: Record<string, string>, command: string): URLSearchParams {
	const sent = new URLSearchParams(form);
	for (const [name, value] of Object.entries({ ...values, do: command })) sent.set(name, value);
	return sent;
}
