import { jobAnswer } from "../../support/hosts/job-answers";
import { jsonAnswer } from "../../support/hosts/stub-host";
import { withoutScripts } from "../../support/pages/html";
import { newCode } from "../../support/pages/job-pages";
import { site } from "../../support/sites/shared-site";

/** The same address with its last letter encoded, which takes the framework's own routing. */
const encoded = (path: string) => `${path.slice(0, -1)}%${path.charCodeAt(path.length - 1).toString(16)}`;

/** A page's status and what a reader gets of it; the two addresses may name themselves in links. */
async function read(path: string, plain: string) {
	const answer = await site.get(path);
	return { status: answer.status, html: withoutScripts(await answer.text()).replaceAll(path, plain) };
}

export function describePageEntries() {
	it.each([
		["a job", () => `/p/${newCode()}`],
		["a job in Indonesian", () => `/id/p/${newCode()}`],
		["an interview code", () => "/code/DEMO1234"],
		["an invalid interview code", () => "/code/x"],
		["an unknown company", () => "/public/companies/none"],
	])("gives the page that the framework's own routing finds: %s", async (_, address) => {
		const path = address();
		site.host.respond = path.includes("/p/") ? jobAnswer() : jsonAnswer(404, {});
		const plain = await read(path, path);
		expect(plain.html).toContain("<html");
		expect(await read(encoded(path), path)).toEqual(plain);
	});
}
