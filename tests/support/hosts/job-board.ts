import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** A job board on loopback. */
export interface JobBoard {
	/** `host:port`, for the operator's exceptions. */
	host: string;
	/** The full address of a path. */
	url: (path: string) => string;
	/** Its answers by path and query: a status, or what to answer with. */
	answers: Map<string, number | string | object>;
	/** What was asked for, in order. */
	asked: string[];
	close: () => Promise<void>;
}

/** Starts a board without any answer. */
export async function startJobBoard(): Promise<JobBoard> {
	const answers: JobBoard["answers"] = new Map();
	const asked: string[] = [];
	const server = createServer((request, response) => {
		asked.push(request.url ?? "");
		const answer = answers.get(request.url ?? "") ?? 404;
		if (typeof answer === "number") response.writeHead(answer).end();
		else response.end(typeof answer === "string" ? answer : JSON.stringify(answer));
	});
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
	const close = () => new Promise<void>((resolve) => server.close(() => resolve()));
	return { host, url: (path) => `http://${host}${path}`, answers, asked, close };
}
