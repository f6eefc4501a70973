import { html } from "hono/html";
import { isEmail, trimEmail } from "../../../lib/contract/contact";
import { newUser } from "../../../lib/contract/schemas/account";
import { LONGEST } from "../../../lib/contract/sign-up";
import { createAccount } from "../../account/create-account";
import { fill } from "../../format/fill";
import type { Language } from "../../http/language";
import { Problem } from "../../http/problem";
import { emailKey } from "../../store/queries/email-key";
import { siteAddress } from "../frame";
import type { Html } from "../page";
import type { PageRequest, Posted } from "../page-request";
import { LOGIN } from "./logout";
import { registerMessages } from "./messages/register";
import { signInMessages } from "./messages/sign-in";
import { alert, field, type Problems, summary } from "./parts/form";
import { newPasswordField, newPasswordProblem } from "./parts/new-password";
import { goTo, recruiterPage } from "./parts/recruiter-page";
import { waitInWords } from "./parts/wait";
import { signInHere } from "./sign-in-here";
import { readVisit, type Visit } from "./visit";

const REGISTER = "/auth/register";

/** Where accounts of a region are created: the main region's on the site, those of the EU on its own backend. */
export const registerAddress = ({ deps, language }: Pick<Visit, "deps" | "language">): string =>
	deps.region === "eu" ? REGISTER : siteAddress(deps.siteOrigin, language, "/register");

interface Entered {
	fullname: string;
	company_name: string;
	email: string;
}

const NOTHING: Entered = { fullname: "", company_name: "", email: "" };

interface Outcome {
	problems?: Problems;
	message?: Html;
	status?: number;
	headers?: Record<string, string>;
}

function registerPage(
	visit: Visit,
	entered: Entered,
	{ problems = {}, message, ...answer }: Outcome = {},
): Promise<Response> {
	const { language } = visit;
	const messages = registerMessages(language);
	const { problems: heading, error, signIn } = signInMessages(language);
	const body = html`<div class="card narrow">
		<h1>${messages.title}</h1>
		${message ?? summary(heading, problems)}
		<p>${messages.intro}</p>
		<form method="post" action="${REGISTER}" novalidate>
			${field({ name: "fullname", label: messages.fullname, type: "text", autocomplete: "name", value: entered.fullname, problem: problems.fullname })}
			${field({ name: "company_name", label: messages.company, type: "text", autocomplete: "organization", value: entered.company_name, problem: problems.company_name })}
			${field({ name: "email", label: messages.email, type: "email", autocomplete: "username", value: entered.email, maxLength: LONGEST.email, problem: problems.email })}
			${newPasswordField("password", language, problems.password)}
			<p><button class="act">${messages.create}</button></p>
		</form>
		<p>${messages.haveOne} <a href="${LOGIN}">${signIn}</a></p>
	</div>`;
	const title = answer.status === undefined ? messages.title : error + messages.title;
	return recruiterPage(visit, { title, body, ...answer });
}

/** The page on which recruiters create an account of the EU region. */
export async function showRegister(request: PageRequest): Promise<Response> {
	const visit = await readVisit(request);
	if (visit.deps.region !== "eu") return goTo(registerAddress(visit));
	return visit.user ? goTo("/companies") : registerPage(visit, NOTHING);
}

function lineProblem(key: "fullname" | "company_name", value: string, missing: string, language: Language) {
	if (newUser.shape[key].safeParse(value).success) return undefined;
	return value === "" ? missing : fill(registerMessages(language).long, { most: LONGEST[key] });
}

function problemsOf(entered: Entered, password: string, language: Language): Problems {
	const messages = registerMessages(language);
	const found = {
		fullname: lineProblem("fullname", entered.fullname, messages.nameMissing, language),
		company_name: lineProblem("company_name", entered.company_name, messages.companyMissing, language),
		email: isEmail(entered.email) ? undefined : signInMessages(language).emailInvalid,
		password: newPasswordProblem(password, language),
	};
	return Object.fromEntries(Object.entries(found).filter((entry): entry is [string, string] => entry[1] !== undefined));
}

/** The page again, after invalid input or too many simultaneous sign-ups. */
function refused(visit: Visit, entered: Entered, problem: Problem): Promise<Response> {
	const { status, headers } = problem;
	if (status === 422) return registerPage(visit, entered, { problems: { email: problem.message }, status });
	const minutes = waitInWords(Number(headers["retry-after"] ?? 60), visit.language);
	const message = alert(fill(signInMessages(visit.language).tooMany, { minutes }));
	return registerPage(visit, entered, { message, status: 429, headers });
}

/** Creates an account of the EU region with its own company, mails the confirmation, and signs its owner in. */
export async function takeRegister(posted: Posted): Promise<Response> {
	const visit = await readVisit(posted);
	const { deps, language, client } = visit;
	if (deps.region !== "eu") return goTo(registerAddress(visit));
	const text = (name: string) => (posted.form.get(name) ?? "").trim();
	const entered = { fullname: text("fullname"), company_name: text("company_name"), email: trimEmail(text("email")) };
	const password = posted.form.get("password") ?? "";
	const problems = problemsOf(entered, password, language);
	if (Object.keys(problems).length > 0) return registerPage(visit, entered, { problems, status: 422 });
	try {
		const wait = await deps.signIns.askForMail(client, `register ${emailKey(entered.email)}`);
		if (wait !== null) throw new Problem(429, "Too many accounts.", { "retry-after": String(wait) });
		const values = { ...entered, password, assist_description: "" };
		const { id } = await createAccount(deps, { values, language, idempotencyKey: undefined });
		return goTo("/companies", await signInHere(visit, id));
	} catch (error) {
		if (error instanceof Problem && (error.status === 422 || error.status === 429))
			return refused(visit, entered, error);
		throw error;
	}
}
