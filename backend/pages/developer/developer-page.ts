import { html } from "hono/html";
import type { Deps } from "../../deps";
import type { Language } from "../../http/language";
import { type Content, type Operation, openapi, type Parameter } from "../../openapi";
import { frame } from "../frame";
import { type Html, page } from "../page";
import { fill } from "../recruiter/words/fill";
import { type Field, fieldsOf, typeOf } from "./fields";
import { type DeveloperWords, developerWords } from "./words";

const LANGUAGES = { en: "/developer?language=en", id: "/developer?language=id" };

const rowOf = ({ path, type, isRequired }: Field, place: string): Html => html`<tr>
	<td><code>${path}</code></td>
	<td>${type}${isRequired ? ", required" : ""}</td>
	<td>${place}</td>
</tr>`;

const table = (words: DeveloperWords, rows: Html[]): Html => html`<table>
	<thead>
		<tr>
			<th scope="col">${words.name}</th>
			<th scope="col">${words.value}</th>
			<th scope="col">${words.where}</th>
		</tr>
	</thead>
	<tbody lang="en">
		${rows}
	</tbody>
</table>`;

const folded = (words: DeveloperWords, heading: string, rows: Html[]) =>
	rows.length > 0 && html`<details><summary>${heading}</summary>${table(words, rows)}</details>`;

const parameterRow = ({ name, required, schema, in: place }: Parameter): Html =>
	rowOf({ path: name, type: typeOf(schema), isRequired: required }, place);

/** The fields of a body; `place` says where it comes, else its own type does. */
const contentRows = (content: Content, place?: string): Html[] =>
	Object.entries(content).flatMap(([type, { schema }]) => fieldsOf(schema).map((field) => rowOf(field, place ?? type)));

/** One call: what it takes and what it answers, both folded up. */
function callOf(words: DeveloperWords, method: string, path: string, operation: Operation) {
	const { operationId, summary, parameters, requestBody, responses } = operation;
	const takes = [...parameters.map(parameterRow), ...(requestBody ? contentRows(requestBody.content) : [])];
	const answers = Object.entries(responses).flatMap(([status, { content }]) =>
		content ? contentRows(content, status) : [],
	);
	const statuses = Object.keys(responses).filter((status) => status !== "default");
	return html`<section class="call" id="${operationId}">
		<h2><span class="method">${method.toUpperCase()}</span><code>${path}</code></h2>
		<p><span lang="en">${summary}.</span> ${words.answers} ${statuses.join(", ")}.</p>
		${folded(words, words.takes, takes)} ${folded(words, words.gives, answers)}
	</section>`;
}

/** The documentation of the calls, made from the OpenAPI document. The words around it are in the reader's language. */
export async function answerDeveloper(language: Language, { publicUrl, siteOrigin }: Deps): Promise<Response> {
	const { info, paths } = openapi(publicUrl);
	const words = developerWords(language);
	const calls = Object.entries(paths).flatMap(([path, methods]) =>
		Object.entries(methods).map(([method, operation]) => callOf(words, method, path, operation)),
	);
	const body = html`<h1>${words.title}</h1>
		<p>${words.intro} ${fill(words.version, { version: info.version })} <code>${publicUrl}</code>.</p>
		${words.english && html`<p>${words.english}</p>`}
		<p><a href="/openapi.json">${words.document}</a></p>
		${calls}`;
	return page(`${words.title} | Astronaut`, body, 200, {
		language,
		isListed: true,
		head: html`<meta name="description" content="${words.description}" />`,
		...frame({ siteOrigin, language, languages: LANGUAGES }),
		headers: { "cache-control": "public, max-age=300", vary: "accept-language" },
	});
}
