import { requestLinks as request } from "../application/request-links";
import type { Handler } from "./handler";

/** Mails the links of all applications under an address to that address. */
export const requestLinks: Handler<"requestLinks"> = async ({ body, language }, deps) => {
	await request(deps, { ...body, language });
	return undefined;
};
