import { NextRequest } from "next/server";
import type { Locale } from "@/lib/i18n/locales";
import type { Seen } from "../hosts/stub-host";
import { SITE } from "../sites/api-proxy";

type Handler = (request: NextRequest, locale: Locale) => Promise<Response>;

/** A minimal browser for the sign-up's forms: without script, with cookies. */
export class PlainBrowser {
	private readonly cookies = new Map<string, string>();

	/** The cookies as it sends them. */
	get cookie(): string {
		return [...this.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
	}

	/** Replaces its cookie. */
	set(name: string, value: string): void {
		this.cookies.set(name, value);
	}

	value(name: string): string | undefined {
		return this.cookies.get(name);
	}

	/** Posts a form to a handler; `headers` come on top of a browser's own. */
	async post(
		handler: Handler,
		fields: Record<string, string>,
		{ locale = "en", headers = {} }: { locale?: Locale; headers?: Record<string, string> } = {},
	): Promise<Response> {
		const body = new URLSearchParams(fields).toString();
		const request = new NextRequest(`${SITE}/register/check`, {
			method: "POST",
			body,
			headers: {
				"content-type": "application/x-www-form-urlencoded",
				"content-length": String(body.length),
				origin: SITE,
				"sec-fetch-site": "same-origin",
				cookie: this.cookie,
				...headers,
			},
		});
		const answer = await handler(request, locale);
		for (const line of answer.headers.getSetCookie()) {
			const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
			if (line.includes("Max-Age=0;")) this.cookies.delete(name);
			else this.cookies.set(name, value);
		}
		return answer;
	}
}

/** The form handlers; loaded after the proxy, which installs a configuration. */
export async function signUpHandlers() {
	const [account, needs, short, confirmation, state] = await Promise.all([
		import("@/lib/server/sign-up/post-account"),
		import("@/lib/server/sign-up/post-needs"),
		import("@/lib/server/sign-up/post-short"),
		import("@/lib/server/sign-up/post-confirmation"),
		import("@/lib/server/sign-up/sign-up-state"),
	]);
	return { ...account, ...needs, ...short, ...confirmation, readSignUp: state.readSignUp };
}

/** A handler's response: its status and target. */
export const wayOf = (answer: Response) => [answer.status, answer.headers.get("location")];

/** The body of a call as JSON. */
export const sentBy = (call: Seen | undefined) => JSON.parse(call?.body.toString() ?? "null");
