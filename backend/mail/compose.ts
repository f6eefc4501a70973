import { html } from "hono/html";
import type { Language } from "../http/language";
import type { Mail } from "./enqueue";

/** A label with its values. */
export interface MailLine {
	label: string;
	values: readonly string[];
}

/** A part of a mail: a paragraph, an address with what it leads to, labelled values, or a note at the end. */
export type Block =
	| { kind: "text"; text: string }
	| { kind: "link"; label: string; url: string }
	| { kind: "list"; title?: string; lines: readonly MailLine[] }
	| { kind: "note"; text: string };

type Html = ReturnType<typeof html>;

/** Mail programs read styles from attributes only. */
const STYLE = {
	body: "margin:0;background:#fff;color:#1c1b2e",
	frame: "max-width:560px;margin:0 auto;padding:24px;font:16px/1.5 sans-serif;overflow-wrap:anywhere",
	text: "margin:0 0 16px",
	link: "color:#4a2fbd;font-weight:bold",
	title: "font-size:17px;margin:24px 0 8px",
	line: "margin:0 0 8px",
	muted: "color:#5b5a6e;font-size:14px",
	note: "margin:24px 0 0;padding-top:16px;border-top:1px solid #d9d8e3;color:#5b5a6e;font-size:14px",
} as const;

/** A label before its values: a question and a label that ends with a colon get none. */
const withColon = (label: string) => (/[?:]$/.test(label) ? label : `${label}:`);

function lineAsText({ label, values }: MailLine): string {
	const [only = ""] = values;
	if (values.length < 2 && !only.includes("\n")) return `${withColon(label)} ${only}`;
	return `${withColon(label)}\n${values.map((value) => `  ${value.replaceAll("\n", "\n  ")}`).join("\n")}`;
}

function asText(block: Block): string {
	switch (block.kind) {
		case "text":
			return block.text;
		case "link":
			return `${block.label}:\n${block.url}`;
		case "list":
			return [
				...(block.title ? [block.title, "-".repeat(block.title.length)] : []),
				...block.lines.map(lineAsText),
			].join("\n");
		case "note":
			return `-- \n${block.text}`;
	}
}

/** Lines with breaks between them: Outlook and text browsers ignore the style that keeps line ends. */
const broken = (text: string): Html[] =>
	text.split("\n").map((line, index) => (index === 0 ? html`${line}` : html`<br>${line}`));

const lineAsHtml = ({ label, values }: MailLine): Html =>
	html`<p style="${STYLE.line}"><span style="${STYLE.muted}">${label}</span><br>${broken(values.join("\n"))}</p>`;

function asHtml(block: Block): Html {
	switch (block.kind) {
		case "text":
			return html`<p style="${STYLE.text}">${broken(block.text)}</p>`;
		case "link":
			return html`<p style="${STYLE.text}"><a style="${STYLE.link}" href="${block.url}">${block.label}</a><br><span style="${STYLE.muted}">${block.url}</span></p>`;
		case "list":
			return html`${block.title ? html`<h2 style="${STYLE.title}">${block.title}</h2>` : ""}${block.lines.map(lineAsHtml)}`;
		case "note":
			return html`<p style="${STYLE.note}">${broken(block.text)}</p>`;
	}
}

/**
 * Writes a mail's parts twice, as plain text and as HTML with the same content. The HTML loads nothing, and its values are
 * escaped.
 */
export function composeMail(language: Language, blocks: readonly Block[]): Required<Pick<Mail, "body" | "html">> {
	const page = html`<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"></head>
<body style="${STYLE.body}"><div style="${STYLE.frame}">${blocks.map(asHtml)}</div></body></html>`;
	return { body: `${blocks.map(asText).join("\n\n")}\n`, html: String(page) };
}
