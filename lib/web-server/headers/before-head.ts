import type { OutgoingHttpHeader, OutgoingHttpHeaders, ServerResponse } from "node:http";

type Given = OutgoingHttpHeaders | OutgoingHttpHeader[] | undefined;

function setGiven(res: ServerResponse, given: Given): void {
	if (Array.isArray(given)) {
		for (let index = 0; index + 1 < given.length; index += 2)
			res.appendHeader(String(given[index]), String(given[index + 1]));
		return;
	}
	for (const [name, value] of Object.entries(given ?? {})) if (value !== undefined) res.setHeader(name, value);
}

/** Calls `change` right before a response's head is sent; by then `res` contains every header that its writer set. */
export function beforeHead(res: ServerResponse, change: () => void): void {
	const writeHead = res.writeHead.bind(res);
	res.writeHead = (status: number, reason?: string | Given, given?: Given) => {
		setGiven(res, typeof reason === "string" ? given : reason);
		change();
		return typeof reason === "string" ? writeHead(status, reason) : writeHead(status);
	};
}
