import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type LinkApp, openLinkApp } from "../support/backend/link-app";
import { stopConnections, watchConnections } from "../support/hosts/connections";
import { type LinkTarget, openLinkTarget } from "../support/hosts/link-target";

const ELSEWHERE: [vector: string, what: string][] = [
	["http://[::ffff:169.254.169.254]/", "IPv4-mapped metadata in dotted form"],
	["http://[64:ff9b::a9fe:a9fe]/", "NAT64 metadata"],
	["http://[2002:7f00:1::]/", "6to4 loopback"],
	["http://[fec0::1]/", "site-local IPv6"],
	["http://[5f00::1]/", "segment routing"],
	["http://[4000::1]/", "IPv6 that nobody was given"],
	["http://[2001:db8::1]/", "documentation IPv6"],
	["http://192.31.196.1/", "AS112"],
	["http://host.docker.internal/", "the machine of a container"],
	["http://database/", "a name without a dot"],
	["http://mixed.example/", "a name with a public and an inner address"],
	["https://site.example/api/check_link", "our own call"],
	["https://site.example/%61pi/v2/page-capture", "our own call, encoded"],
	["http://backend.test/healthz", "this backend"],
	["https://user@example.com/", "a user name"],
];

const VECTORS: [vector: string, what: string][] = readFileSync(join(__dirname, "../fixtures/ssrf-vectors.txt"), "utf8")
	.split("\n")
	.filter(Boolean)
	.map((line) => {
		const [vector = "", meaning = ""] = line.split(/ # (.*)/s);
		return [vector, meaning];
	});

/** The addresses of the vectors' names; a rebinding name resolves to a public address the first time. */
const NAMES: Record<string, string[][]> = {
	"127.0.0.1.nip.io": [["127.0.0.1"]],
	"10.0.0.1.sslip.io": [["10.0.0.1"]],
	"v6only.loop.example": [["::1"]],
	"mapped.loop.example": [["::ffff:127.0.0.1"]],
	"cname-to-meta.example": [["169.254.169.254"]],
	"7f000001.c0a80001.rbndr.us": [["127.0.0.1"], ["192.168.0.1"]],
	"mixed.example": [["93.184.215.14", "127.0.0.1"]],
	"redirect.example": [["127.0.0.1"]],
	"example.com": [["127.0.0.1"]],
	"site.example": [["93.184.215.14"]],
	"backend.test": [["93.184.215.14"]],
};

const CALLS: [path: string, body: (link: string) => object][] = [
	["/api/check_link", (link) => ({ link })],
	["/api/drivedownload", (drive_link) => ({ drive_link, candidate_id: "c1" })],
	["/api/youtubedownload", (yt_link) => ({ yt_link, candidate_id: "c1" })],
	["/api/v2/page-capture", (link) => ({ link, candidate_id: "c1" })],
];

describe.each(CALLS)("no link of the list makes %s connect to an internal address", (path, body) => {
	let publicHost: LinkTarget;
	let test: LinkApp;
	let attempts: string[];

	beforeAll(async () => {
		publicHost = await openLinkTarget(({ url = "" }, response) => {
			const to = new URL(url, "http://x").searchParams.get("to") ?? url;
			response.writeHead(302, { location: to }).end();
		});
		// The replacement for a public host is the only exception; its redirects get the real rules.
		test = await openLinkApp({ internalHosts: [`redirect.example:${publicHost.port}`], names: NAMES });
	});
	afterAll(async () => {
		await test.close();
		await publicHost.close();
	});
	beforeEach(() => {
		attempts = watchConnections();
	});

	it("covers every line of the list", () => expect(VECTORS).toHaveLength(81));

	it.each([...VECTORS, ...ELSEWHERE])("%s (%s)", async (vector) => {
		const link = vector.replace("redirect.example", `redirect.example:${publicHost.port}`);
		const answer = await test.post(path, body(link));
		if (path === "/api/check_link" && answer.status === 200) expect(answer.body.status_code).toBe(0);
		else expect(answer.status).toBe(422);
		const redirected = link !== vector ? [`127.0.0.1:${publicHost.port}`] : [];
		expect(attempts).toEqual(redirected);
	});

	it("detects connections if there are any: the same watch, with an exception", async () => {
		const open = await openLinkApp({ internalHosts: [publicHost.host] });
		await open.post(path, body(`${publicHost.origin}/302?to=http://127.0.0.1/`));
		expect(attempts).toEqual([publicHost.host]);
		await open.close();
	});
});

describe("a name whose address changes during the check", () => {
	it("is resolved once, and the checked address is the connected one", async () => {
		const targets = stopConnections();
		const test = await openLinkApp({ names: { "rebind.example": [["93.184.215.14"], ["127.0.0.1"]] } });
		const answer = await test.check("http://rebind.example/");
		expect(answer.body).toMatchObject({ host: "rebind.example", status_code: 0 });
		expect(test.lookups).toEqual(["rebind.example"]);
		expect(targets).toEqual(["93.184.215.14:80"]);
		await test.close();
	});

	it("is rejected when the later response, for a redirect to itself, is an internal address", async () => {
		const host = await openLinkTarget((_, response) =>
			response.writeHead(302, { location: "http://rebind.example/b" }).end(),
		);
		const attempts = watchConnections();
		const names = { "rebind.example": [["127.0.0.1"]] };
		const test = await openLinkApp({ names, internalHosts: [host.host] });
		expect((await test.check(host.origin)).body.status_code).toBe(0);
		expect(attempts).toEqual([host.host]);
		await Promise.all([test.close(), host.close()]);
	});
});
