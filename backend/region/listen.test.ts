import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { createServer, type Listening } from "./listen";

let listening: Listening;
beforeEach(async () => {
	listening = await createServer(0, "127.0.0.1");
	listening.serve({ fetch: () => new Response("served") } as never);
});
afterEach(() => listening.close(0));

const send = (...lines: string[]) => {
	const socket = connect(listening.address.port, "127.0.0.1", () =>
		socket.write([...lines, "Connection: close", "", ""].join("\r\n")),
	);
	return text(socket);
};

const SERVED = /^HTTP\/1\.1 200 [\s\S]*served$/;
const MALFORMED = /^HTTP\/1\.1 400 [\s\S]*"code":"malformed_request"\}$/;

it.each<[string, string, string[], RegExp]>([
	["one host", "1.1", ["a.example"], SERVED],
	["a host with a port", "1.1", ["[::1]:4000"], SERVED],
	["no host", "1.1", [], MALFORMED],
	["an empty host", "1.1", [""], MALFORMED],
	["two hosts", "1.1", ["a.example", "a.example"], MALFORMED],
	["an invalid host", "1.1", ["a b/c"], MALFORMED],
	["a host with user information", "1.1", ["a@b"], MALFORMED],
	["no host, as HTTP/1.0 may", "1.0", [], SERVED],
	["two hosts by HTTP/1.0", "1.0", ["a.example", "a.example"], MALFORMED],
])("answers a request with %s", async (_, version, hosts, answer) => {
	expect(await send(`GET / HTTP/${version}`, ...hosts.map((host) => `Host: ${host}`))).toMatch(answer);
});

it.each(["http://a.example/", "*", "a"])("refuses the target %s", async (target) => {
	expect(await send(`GET ${target} HTTP/1.1`, "Host: a.example")).toMatch(MALFORMED);
});

it("ignores an unknown expectation", async () => {
	expect(await send("GET / HTTP/1.1", "Host: a.example", "Expect: something")).toMatch(SERVED);
});

it("refuses to be a proxy", async () => {
	const answer = await send("CONNECT localhost:22 HTTP/1.1", "Host: a.example");
	expect(answer).toMatch(/^HTTP\/1\.1 405 [\s\S]*"code":"method_not_allowed"\}$/);
});
