import { html } from "hono/html";
import { extensionOf } from "../../../../lib/contract/file-types";
import { parseUrl } from "../../../../lib/contract/parse-url";
import { type Item, type Row, type Section, textIn } from "../../../application/sent/item";
import { calendarInWords } from "../../../format/calendar";
import { sizeInWords } from "../../../format/size";
import type { Language } from "../../../http/language";
import type { StoredFile } from "../../../store/queries/applications";
import type { Html } from "../../page";
import { applicationMessages } from "../messages/application";
import { mediaType } from "../parts/media-kind";

/** What the view needs besides the sent values. */
interface ViewOptions {
	/** The stored files, by key. */
	files: ReadonlyMap<string, StoredFile>;
	/** The stored copies of links, by key. */
	copies: ReadonlySet<string>;
	/** Addresses of the company's and the application's own pages. */
	company: string;
	application: string;
	/** The phone number as people read it. */
	phone: string;
	language: Language;
}

/** A date in words. */
function dateView(text: string, language: Language): Html {
	const date = calendarInWords(text, language);
	return date ? html`<time datetime="${text}">${date}</time>` : html`${text}`;
}

/** A web address as a link that sends no referrer; any other text as text. */
function webLink(text: string): Html {
	const protocol = /^https?:\/\//i.test(text) ? parseUrl(text)?.protocol : undefined;
	if (!protocol) return html`${text}`;
	return html`<a href="${text}" rel="noreferrer noopener nofollow">${text}</a>`;
}

/** A player for a video or a recording; it loads nothing before somebody starts it. */
function player({ filepath, file_name }: StoredFile, company: string): Html {
	const type = mediaType(filepath);
	if (!type) return html``;
	const address = `${company}/playing/${filepath}`;
	return type.startsWith("video/")
		? html`<video src="${address}" aria-label="${file_name}" controls preload="none" playsinline></video>`
		: html`<audio src="${address}" aria-label="${file_name}" controls preload="none"></audio>`;
}

function fileView(key: string, { files, company, language }: ViewOptions): Html {
	const file = files.get(key);
	if (!file) return html`${applicationMessages(language).missingFile}`;
	const { file_name, size } = file;
	const kind = extensionOf(file_name).toUpperCase();
	const facts = [kind, sizeInWords(size, language)].filter(Boolean).join(", ");
	return html`<a href="${company}/files/${key}"><bdi>${file_name}</bdi></a> (${facts})${player(file, company)}`;
}

function itemView(item: Item, options: ViewOptions): Html {
	if (item.kind === "file") return fileView(item.key, options);
	if (item.kind === "phone") return html`${options.phone}`;
	if (item.kind === "date") return dateView(item.text, options.language);
	if (item.kind !== "link") return webLink(item.text);
	const { address, copy } = item;
	const hasCopy = copy !== undefined && options.copies.has(copy);
	const messages = applicationMessages(options.language);
	return html`${webLink(address)}${hasCopy ? html` · <a href="${options.application}/copies/${copy}">${messages.copy}</a>` : ""}`;
}

function rowView({ label, items }: Row, options: ViewOptions): Html {
	const [only] = items;
	const value =
		items.length > 1
			? html`<ul>${items.map((item) => html`<li>${itemView(item, options)}</li>`)}</ul>`
			: only
				? itemView(only, options)
				: html`<span class="kicker">${applicationMessages(options.language).notAnswered}</span>`;
	return html`<div class="row"><dt>${textIn(label)}</dt><dd>${value}</dd></div>`;
}

/** A part of an application under its heading. */
export function sectionView({ title, groups }: Section, options: ViewOptions): Html {
	return html`<section class="card">
		<h2>${title}</h2>
		${groups.map((group) => html`<dl>${group.map((row) => rowView(row, options))}</dl>`)}
	</section>`;
}
