/** The head of a request, as Node.js reads it. */
interface Head {
	headersDistinct: Readonly<Record<string, string[] | undefined>>;
	httpVersion: string;
}

/** A name or an address, and a port (RFC 3986, 3.2.2 and 3.2.3), without encoded characters. */
const HOST = /^(?:[\w.~!$&'()*+,;=-]+|\[[\da-f:.]+\])(?::\d{0,5})?$/i;

/** Whether a request names its host, and only once (RFC 9112, 3.2); HTTP/1.0 may leave it out. */
export function hasHost({ headersDistinct, httpVersion }: Head): boolean {
	const [host, another] = headersDistinct.host ?? [];
	if (host === undefined) return httpVersion !== "1.1";
	return another === undefined && HOST.test(host);
}
