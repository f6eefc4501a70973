import { hashPassword } from "@/backend/account/password";
import { startSession } from "@/backend/account/session";
import { sessionCookieName } from "@/backend/account/session-cookie";
import { emailKey } from "@/backend/store/queries/email-key";
import type { TestApp } from "./app";

const ORIGIN = "http://backend.test";

let ids = 5_000;

interface NewRecruiter {
	email?: string;
	/** Without a password, nobody can sign in with one. */
	password?: string;
	companies?: readonly number[];
	language?: string;
	confirmed_at?: string | null;
}

/** Adds a recruiter who works for companies of the demo data, and returns the account's id. */
export async function addRecruiter({ deps }: TestApp, recruiter: NewRecruiter = {}): Promise<number> {
	ids += 1;
	const { email = `recruiter${ids}@example.com`, password, companies = [2], language = "en" } = recruiter;
	const { confirmed_at = "2026-01-01T00:00:00.000Z" } = recruiter;
	const user = { id: ids, email, email_key: emailKey(email), fullname: "Rani Wijaya", phone: null, language };
	await deps.store
		.insertInto("users")
		.values({
			...user,
			password_hash: password === undefined ? "" : await hashPassword(password, deps.passwordWork),
			total_roles_description: null,
			assist_description: null,
			created_at: "2026-01-01T00:00:00.000Z",
			confirmed_at,
		})
		.execute();
	const memberships = companies.map((company_id) => ({ user_id: user.id, company_id }));
	if (memberships.length > 0) await deps.store.insertInto("memberships").values(memberships).execute();
	return user.id;
}

/** Sends what a browser sends: its cookies, and the origin of a form. */
export class RecruiterBrowser {
	readonly cookies = new Map<string, string>();

	constructor(
		readonly test: TestApp,
		readonly language = "en",
	) {}

	async send(path: string, init: RequestInit = {}): Promise<Response> {
		const headers = new Headers({ "accept-language": this.language });
		if (this.cookies.size > 0)
			headers.set("cookie", [...this.cookies].map(([name, value]) => `${name}=${value}`).join("; "));
		new Headers(init.headers).forEach((value, name) => void headers.set(name, value));
		const answer = await this.test.app.fetch(new Request(`${ORIGIN}${path}`, { ...init, headers }));
		for (const line of answer.headers.getSetCookie()) {
			const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
			if (line.includes("Max-Age=0")) this.cookies.delete(name);
			else this.cookies.set(name, value);
		}
		return answer;
	}

	/** Opens a page; the text is its visible text, without markup. */
	async visit(path: string) {
		return seen(await this.send(path));
	}

	/** Sends a form as its page would. */
	async post(
		path: string,
		values: Record<string, string> | URLSearchParams = {},
		headers: Record<string, string> = {},
	) {
		return seen(
			await this.send(path, {
				method: "POST",
				body: new URLSearchParams(values),
				headers: { origin: ORIGIN, ...headers },
			}),
		);
	}
}

const ENTITIES: Record<string, string> = { "&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": '"', "&#39;": "'" };

async function seen(answer: Response) {
	const html = await answer.text();
	const main = /<main[^>]*>([\s\S]*)<\/main>/.exec(html)?.[1] ?? "";
	const text = main
		.replaceAll(/<[^>]*>/g, " ")
		.replaceAll(/&(?:amp|lt|gt|quot|#39);/g, (entity) => ENTITIES[entity] ?? entity)
		.replaceAll(/\s+/g, " ")
		.trim();
	const { status, headers } = answer;
	return { status, headers, html, text, location: headers.get("location"), lang: /<html lang="(\w+)"/.exec(html)?.[1] };
}

/** A browser in which a recruiter is signed in. */
export async function signedIn(test: TestApp, userId: number, language = "en"): Promise<RecruiterBrowser> {
	const browser = new RecruiterBrowser(test, language);
	browser.cookies.set(sessionCookieName(test.deps), await startSession(test.deps, userId));
	return browser;
}
