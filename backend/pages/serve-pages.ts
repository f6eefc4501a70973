import { IncomingMessage } from "node:http";
import type { Context, Hono } from "hono";
import { clientAddress } from "../../lib/contract/client-address";
import type { Deps } from "../deps";
import type { AppEnv } from "../http/app-env";
import { discardParts } from "../http/file-part";
import { Problem } from "../http/problem";
import { readFileForm, readForm } from "../http/read-form";
import { requireOwnOrigin } from "../http/require-own-origin";
import type { PageRequest } from "./page-request";
import { PAGES, pageLanguage } from "./routes";

/** A path with parameters as the log writes it. */
const template = (path: string) => path.replaceAll(/:(\w+)(?:\{[^}]*\})?/g, "{$1}");

/** The network address that a request comes from. */
export function clientBehind({ req, env }: Context<AppEnv>, { trustedHops }: Deps): string {
	const socketAddress = env.body instanceof IncomingMessage ? env.body.socket.remoteAddress : undefined;
	return clientAddress(socketAddress, req.raw.headers.get("x-forwarded-for") ?? undefined, trustedHops);
}

/** A request as pages read it. */
export function askedBy(context: Context<AppEnv>, deps: Deps): PageRequest {
	const { req } = context;
	const { headers, url } = req.raw;
	const { pathname: path, searchParams: query } = new URL(url);
	const language = pageLanguage(query.get("language"), headers);
	return { path, params: req.param(), query, headers, language, client: clientBehind(context, deps), deps };
}

/** Lets an app answer the pages of this backend, those with forms included. */
export function servePages(app: Hono<AppEnv>, deps: Deps): void {
	for (const [path, { get, post, largestForm, fileFields }] of Object.entries(PAGES)) {
		app.use(path, (context, next) => {
			context.set("path", template(path));
			context.set("isPage", true);
			return next();
		});
		app.get(path, async (context) => get(askedBy(context, deps)));
		if (post)
			app.post(path, async (context) => {
				const { headers, url, body: web } = context.req.raw;
				requireOwnOrigin(headers, deps.publicUrl);
				const sent = { headers, url, body: context.env.body ?? web };
				const hasFiles = headers.get("content-type")?.startsWith("multipart/form-data");
				const { form, files } =
					fileFields && hasFiles
						? await readFileForm(sent, { ...fileFields, tempDir: deps.tempDir })
						: { form: await readForm(sent, largestForm), files: [] };
				try {
					return await post({ ...askedBy(context, deps), form, files });
				} finally {
					await discardParts(files);
				}
			});
		app.all(path, () => {
			throw new Problem(405, "This address doesn't accept this method.");
		});
	}
}
