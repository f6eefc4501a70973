import type { App } from "@/backend/region/app";
import { type Answered, send } from "./requests";

/** The fields of the sign-up wizard. */
export const NEW_USER = {
	email: "ana@example.com",
	fullname: "Ana",
	password: "correct horse",
	company_name: "Angkasa Kopi",
	total_roles_description: "10 - 50",
	assist_description: "We hire baristas in four cities.",
};

interface Options {
	language?: string;
	key?: string;
}

const post = (app: App, path: string, values: object, { language = "en", key }: Options): Promise<Answered> => {
	const headers = { "content-type": "application/json", "accept-language": language };
	const body = JSON.stringify(values);
	return send(app, path, { method: "POST", body, headers: key ? { ...headers, "idempotency-key": key } : headers });
};

/** Creates an account with the values of `NEW_USER`, except those given. */
export const createUser = (app: App, values: Partial<typeof NEW_USER> = {}, options: Options = {}): Promise<Answered> =>
	post(app, "/users", { ...NEW_USER, ...values }, options);

/** Asks whether a password is good enough. */
export const checkPassword = (app: App, password: string, options: Options = {}): Promise<Answered> =>
	post(app, "/users/check-password", { password }, options);

/** Asks whether an address is free. */
export const checkEmail = (app: App, email: string, options: Options = {}): Promise<Answered> =>
	post(app, "/users/check-email", { email }, options);
