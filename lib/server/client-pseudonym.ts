import "server-only";
import { createHmac, randomBytes } from "node:crypto";
import { clientOf } from "@/lib/contract/client-of";
import { CLIENT_HEADER } from "@/lib/contract/client-pseudonym";
import { env } from "./env";

/** Instances with the same secret give a client the same pseudonym; otherwise, it lasts until the next start. */
const OWN_SECRET = randomBytes(32);

/** The header that names the client behind a request by a pseudonym; nothing for a request without an address. */
export function clientHeader(headers: Headers): Record<string, string> {
	const address = headers.get("x-client-address");
	if (!address) return {};
	const named = createHmac("sha256", env().formSecret ?? OWN_SECRET).update(`client ${clientOf(address)}`);
	return { [CLIENT_HEADER]: named.digest("base64url").slice(0, 32) };
}
