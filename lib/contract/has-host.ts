/** The head of a request, as Node.js reads it. */
interface Head {
	headersDistinct: Readonly<Record<string, string[] | undefined>>;
	httpVersion: string;
}

/** Whether a request names its host, and only once (RFC 9112, 3.2); HTTP/1.0 may leave it out. */
export function hasHost({ headersDistinct, httpVersion }: Head): boolean {
	const hosts = headersDistinct.host ?? [];
	return hosts.length === 1 ? hosts[0] !== "" : hosts.length === 0 && httpVersion !== "1.1";
}
