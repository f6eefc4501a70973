import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { createServer, type Listening } from "./listen";

let listening: Listening;
beforeEach(async () => {
	listening = await createServer(0, "127.0.0.1");
	listening.serve({ fetch: () => new Response("served") } as never);
});
afterEach(() => listening.close(0));

const ask = (version: string, hosts: string[]) => {
	const socket = connect(listening.address.port, "127.0.0.1", () =>
		socket.write(
			[`GET / HTTP/${version}`, ...hosts.map((host) => `Host: ${host}`), "Connection: close", "", ""].join("\r\n"),
		),
	);
	return text(socket);
};

it.each([
	["one host", "1.1", ["a.example"], 200],
	["no host", "1.1", [], 400],
	["an empty host", "1.1", [""], 400],
	["two hosts", "1.1", ["a.example", "a.example"], 400],
])("answers a request with %s", async (_, version, hosts, status) => {
	expect(await ask(version, hosts)).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
});
