import { html } from "hono/html";
import type { Deps } from "../../deps";
import { fill } from "../../format/fill";
import type { Language } from "../../http/language";
import { type Content, type Operation, openapi, type Parameter } from "../../http/openapi";
import { frame } from "../frame";
import { type Html, page } from "../page";
import { type Field, fieldsOf, typeOf } from "./fields";
import { type DeveloperMessages, developerMessages } from "./messages";

const LANGUAGES = { en: "/developer?language=en", id: "/developer?language=id" };

const rowOf = ({ path, type, isRequired }: Field, place: string): Html => html`<tr>
	<td><code>${path}</code></td>
	<td>${type}${isRequired ? ", required" : ""}</td>
	<td>${place}</td>
</tr>`;

const table = (messages: DeveloperMessages, rows: Html[]): Html => html`<table>
	<thead>
		<tr>
			<th scope="col">${messages.name}</th>
			<th scope="col">${messages.value}</th>
			<th scope="col">${messages.where}</th>
		</tr>
	</thead>
	<tbody lang="en">
		${rows}
	</tbody>
</table>`;

const folded = (messages: DeveloperMessages, heading: string, rows: Html[]) =>
	rows.length > 0 && html`<details><summary>${heading}</summary>${table(messages, rows)}</details>`;

const parameterRow = ({ name, required, schema, in: place }: Parameter): Html =>
	rowOf({ path: name, type: typeOf(schema), isRequired: required }, place);

/** The fields of a body; `place` is their location, by default the body's type. */
const contentRows = (content: Content, place?: string): Html[] =>
	Object.entries(content).flatMap(([type, { schema }]) => fieldsOf(schema).map((field) => rowOf(field, place ?? type)));

/** One call with its request and its response, both collapsed. */
function callOf(messages: DeveloperMessages, method: string, path: string, operation: Operation) {
	const { operationId, summary, parameters, requestBody, responses } = operation;
	const requestRows = [...parameters.map(parameterRow), ...(requestBody ? contentRows(requestBody.content) : [])];
	const answers = Object.entries(responses).flatMap(([status, { content }]) =>
		content ? contentRows(content, status) : [],
	);
	const statuses = Object.keys(responses).filter((status) => status !== "default");
	return html`<section class="call" id="${operationId}">
		<h2><span class="method">${method.toUpperCase()}</span><code>${path}</code></h2>
		<p><span lang="en">${summary}.</span> ${messages.answers} ${statuses.join(", ")}.</p>
		${folded(messages, messages.takes, requestRows)} ${folded(messages, messages.gives, answers)}
	</section>`;
}

/** The documentation of the calls, made from the OpenAPI document. The messages around it are in the reader's language. */
export async function answerDeveloper(language: Language, { publicUrl, siteOrigin }: Deps): Promise<Response> {
	const { info, paths } = openapi(publicUrl);
	const messages = developerMessages(language);
	const calls = Object.entries(paths).flatMap(([path, methods]) =>
		Object.entries(methods).map(([method, operation]) => callOf(messages, method, path, operation)),
	);
	const body = html`<h1>${messages.title}</h1>
		<p>${messages.intro} ${fill(messages.version, { version: info.version })} <code>${publicUrl}</code>.</p>
		${messages.english && html`<p>${messages.english}</p>`}
		<p><a href="/openapi.json">${messages.document}</a></p>
		${calls}`;
	return page(`${messages.title} | Astronaut`, body, 200, {
		language,
		isListed: true,
		head: html`<meta name="description" content="${messages.description}" />`,
		...frame({ siteOrigin, language, languages: LANGUAGES }),
		headers: { "cache-control": "public, max-age=300", vary: "accept-language" },
	});
}
