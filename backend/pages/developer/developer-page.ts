import { html } from "hono/html";
import type { Deps } from "../../deps";
import { type Content, type Operation, openapi, type Parameter } from "../../openapi";
import { frame } from "../frame";
import { type Html, page } from "../page";
import { type Field, fieldsOf, typeOf } from "./fields";

const rowOf = ({ path, type, isRequired }: Field, place: string): Html => html`<tr>
	<td><code>${path}</code></td>
	<td>${type}${isRequired ? ", required" : ""}</td>
	<td>${place}</td>
</tr>`;

const table = (rows: Html[]): Html => html`<table>
	<thead>
		<tr>
			<th scope="col">Name</th>
			<th scope="col">Value</th>
			<th scope="col">Where</th>
		</tr>
	</thead>
	<tbody>
		${rows}
	</tbody>
</table>`;

const parameterRow = ({ name, required, schema, in: place }: Parameter): Html =>
	rowOf({ path: name, type: typeOf(schema), isRequired: required }, place);

/** The fields of a body; `place` says where it comes, else its own type does. */
const contentRows = (content: Content, place?: string): Html[] =>
	Object.entries(content).flatMap(([type, { schema }]) => fieldsOf(schema).map((field) => rowOf(field, place ?? type)));

/** One call: what it takes and what it answers, both folded up. */
function callOf(method: string, path: string, { operationId, summary, parameters, requestBody, responses }: Operation) {
	const takes = [...parameters.map(parameterRow), ...(requestBody ? contentRows(requestBody.content) : [])];
	const answers = Object.entries(responses).flatMap(([status, { content }]) =>
		content ? contentRows(content, status) : [],
	);
	const statuses = Object.keys(responses).filter((status) => status !== "default");
	return html`<section class="call" id="${operationId}">
		<h2><span class="method">${method.toUpperCase()}</span><code>${path}</code></h2>
		<p>${summary}. Answers ${statuses.join(", ")}.</p>
		${takes.length > 0 && html`<details><summary>What it takes</summary>${table(takes)}</details>`}
		${answers.length > 0 && html`<details><summary>What it answers</summary>${table(answers)}</details>`}
	</section>`;
}

/** The documentation of the calls, made from the OpenAPI document, in English as its names are. */
export async function answerDeveloper({ publicUrl, siteOrigin }: Deps): Promise<Response> {
	const { info, paths } = openapi(publicUrl);
	const calls = Object.entries(paths).flatMap(([path, methods]) =>
		Object.entries(methods).map(([method, operation]) => callOf(method, path, operation)),
	);
	const body = html`<h1>API documentation</h1>
		<p>
			${info.description} Version ${info.version}, at <code>${publicUrl}</code>. Bodies and answers are JSON unless
			another type stands beside them; a refusal carries a <code>message</code>, and <code>errors</code> by field.
		</p>
		<p><a href="/openapi.json">The same as an OpenAPI document</a></p>
		${calls}`;
	return page("API documentation | Astronaut", body, 200, {
		isListed: true,
		head: html`<meta name="description" content="All calls of the Astronaut API, with their fields." />`,
		...frame({ siteOrigin, language: "en" }),
		headers: { "cache-control": "public, max-age=300" },
	});
}
