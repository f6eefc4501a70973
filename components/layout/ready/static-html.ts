import { Fragment, isValidElement, type ReactNode } from "react";
import { escapeText } from "@/lib/text/escape";

/** Attributes that React names in its own way. */
const RENAMED: Readonly<Record<string, string>> = {
	className: "class",
	strokeWidth: "stroke-width",
	strokeLinecap: "stroke-linecap",
	strokeLinejoin: "stroke-linejoin",
	hrefLang: "hreflang",
	popoverTarget: "popovertarget",
};

/** Attributes that HTML and SVG name as React does. Any other needs a look at how React writes it. */
const SAME = /^(?:aria-[a-z]+|data-[a-z-]+|viewBox|preserveAspectRatio|[a-z]+\d?)$/;

/** Elements without an end, which would be written in another way. */
const VOID = /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/;

function attributeText([attribute, value]: [string, unknown]): string {
	if (attribute === "children" || value === undefined || value === null) return "";
	const name = RENAMED[attribute] ?? attribute;
	const isText = typeof value === "string" || typeof value === "number";
	if (!isText || (name === attribute && !SAME.test(name))) throw new TypeError(`static HTML can't have ${attribute}`);
	return ` ${name}="${escapeText(String(value)).replaceAll('"', "&quot;")}"`;
}

type Component = (props: unknown) => ReactNode | Promise<ReactNode>;

/** Components of the browser are references here, which only React can render. */
const isComponent = (type: unknown): type is Component => typeof type === "function" && !("$$typeof" in type);

/**
 * The HTML of elements that are only markup: server components, elements and texts, without styles, handlers and client
 * components. Rejects for anything else.
 */
export async function staticHtml(node: ReactNode): Promise<string> {
	if (node === null || node === undefined || typeof node === "boolean") return "";
	if (typeof node === "string" || typeof node === "number") return escapeText(String(node));
	if (Array.isArray(node)) return (await Promise.all(node.map(staticHtml))).join("");
	if (!isValidElement<{ children?: ReactNode }>(node)) throw new TypeError("static HTML can't have this content");
	const { type, props } = node;
	if (type === Fragment) return staticHtml(props.children);
	if (isComponent(type)) return staticHtml(await type(props));
	if (typeof type !== "string" || VOID.test(type)) throw new TypeError(`static HTML can't have ${String(type)}`);
	return `<${type}${Object.entries(props).map(attributeText).join("")}>${await staticHtml(props.children)}</${type}>`;
}
