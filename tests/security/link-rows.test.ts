import { once } from "node:events";
import { createServer } from "node:https";
import tls from "node:tls";
import { bodyBuffer } from "@/backend/link-check/fetch/read-body";
import certificates from "../fixtures/link-certificates.json";
import { type LinkApp, linkEvents, openLinkApp } from "../support/backend/link-app";
import { watchConnections } from "../support/hosts/connections";
import { type LinkTarget, openLinkTarget } from "../support/hosts/link-target";

const NAMES = { "example.com": [["127.0.0.1"]], "rebind.example": [["127.0.0.1"]], "x.localhost": [["127.0.0.1"]] };

const hosts: LinkTarget[] = [];
const apps: LinkApp[] = [];
async function app(options: Parameters<typeof openLinkApp>[0]): Promise<LinkApp> {
	const one = await openLinkApp({ names: NAMES, ...options });
	apps.push(one);
	return one;
}
async function host(...args: Parameters<typeof openLinkTarget>): Promise<LinkTarget> {
	const one = await openLinkTarget(...args);
	hosts.push(one);
	return one;
}
afterEach(async () => {
	await Promise.all([...apps.splice(0), ...hosts.splice(0)].map((one) => one.close()));
});

/** A region without exceptions; what it did so far is forgotten before each test. */
let strict: LinkApp;
beforeAll(async () => {
	strict = await openLinkApp({ names: NAMES });
});
beforeEach(() => {
	strict.lookups.length = 0;
	strict.lines.length = 0;
});
afterAll(() => strict.close());

async function expectUnreached(link: string): Promise<void> {
	const attempts = watchConnections();
	const { status, body } = await strict.check(link);
	expect(status === 422 || (status === 200 && body.status_code === 0)).toBe(true);
	expect(attempts).toEqual([]);
	expect(strict.lookups).toEqual([]);
}

describe("link-check-ssrf: loopback forms", () => {
	it.each(["127.0.0.1", "127.1", "2130706433", "0x7f000001", "0177.0.0.1", "0"])("http://%s", (name) =>
		expectUnreached(`http://${name}`),
	);
});

describe("link-check-ssrf: unicode digits", () => {
	it.each(["http://①②⑦.⓪.⓪.①/", "http://127。0。0。1/"])("%s", expectUnreached);
});

describe("link-check-ssrf: private / CGNAT / reserved", () => {
	it.each(["10.0.0.1", "172.16.0.1", "192.168.0.1", "100.64.0.1", "192.0.0.192", "198.18.0.1", "224.0.0.1"])(
		"%s",
		(address) => expectUnreached(`http://${address}/`),
	);
});

describe("link-check-ssrf: localhost names", () => {
	it.each(["http://localhost./", "http://LOCALHOST", "http://x.localhost"])("%s", expectUnreached);
});

it("link-check-ssrf: DNS rebinding: one lookup, and no connection to an internal address", async () => {
	const attempts = watchConnections();
	expect((await strict.check("http://rebind.example/")).body.status_code).toBe(0);
	expect(strict.lookups).toEqual(["rebind.example"]);
	expect(attempts).toEqual([]);
	expect(linkEvents(strict)).toMatchObject([{ host: "rebind.example", reason: "inner-address" }]);
});

describe("link-check-ssrf: schemes", () => {
	it.each([
		"file:///etc/passwd",
		"gopher://127.0.0.1:25",
		"ftp://example.com",
		"data:,x",
		"blob:https://example.com/0",
		"javascript:alert(1)",
		"http:example.com",
		"example.com",
		"//example.com",
	])("422 for %s", async (link) => {
		const answer = await strict.check(link);
		expect(answer.status).toBe(422);
		expect(answer.body.errors).toEqual({ link: [expect.any(String)] });
	});
});

describe("link-check-ssrf: ports", () => {
	it.each([22, 25, 6379, 3000])("example.com:%s", (port) => expectUnreached(`http://example.com:${port}`));
});

describe("link-check-ssrf: parser confusion", () => {
	it.each([
		"http://1.1.1.1 &@2.2.2.2# @3.3.3.3/",
		"http:\\\\127.0.0.1",
		"http://exa\tmple.com",
		"http://a\\@example.com",
	])("%j", expectUnreached);
});

describe("link-check-ssrf: endless / slow response", () => {
	/** Counts tenths of a second from the request's arrival; those in which this process got no turn don't count. */
	async function timed(answer: Parameters<typeof openLinkTarget>[0]) {
		let turns = 0;
		let counter: NodeJS.Timeout | undefined;
		const target = await host((...args) => {
			counter = setInterval(() => (turns += 1), 100);
			return answer(...args);
		});
		const test = await app({ internalHosts: [target.host] });
		const started = performance.now();
		const { body } = await test.check(target.origin);
		clearInterval(counter);
		const ms = performance.now() - started;
		return { status: body.status_code, reason: linkEvents(test)[0]?.reason, ms, turns };
	}

	it("cuts slow responses at five seconds: silence, a head without a body, and a byte a second", async () => {
		const closed: Promise<unknown>[] = [];
		const [silent, hollow, dripping] = await Promise.all([
			timed(() => undefined),
			timed((_, response) => response.writeHead(200, { "content-length": "10" }).flushHeaders()),
			timed((_, response) => {
				response.write("x");
				const timer = setInterval(() => response.write("x"), 1_000);
				closed.push(once(response, "close").then(() => clearInterval(timer)));
			}),
		]);
		expect(silent).toMatchObject({ status: 0, reason: "slow" });
		expect(hollow).toMatchObject({ status: 0, reason: "slow" });
		// Some bytes arrived, so there is a page; the check doesn't wait for the rest.
		expect(dripping).toMatchObject({ status: 200, reason: "answered" });
		for (const { ms, turns } of [silent, hollow, dripping]) {
			expect(ms).toBeGreaterThan(4_900);
			expect(turns).toBeGreaterThan(0);
			expect(turns).toBeLessThan(70);
		}
		await Promise.all(closed);
	});

	it("calls a body slow that drips until the time limit cuts it", async () => {
		const dripping = await host((_, response) => {
			const timer = setInterval(() => response.write(" "), 20);
			response.once("close", () => clearInterval(timer));
		});
		const { deps } = await app({ internalHosts: [dripping.host] });
		const whole = deps.links.fetchLink(new URL(dripping.origin), 300, ({ body }) => bodyBuffer(body, 1_000_000));
		await expect(whole).rejects.toMatchObject({ reason: "slow" });
	});

	it("stops reading an endless page after 64 KB", async () => {
		let sent = 0;
		const endless = await host((_, response) => {
			const block = Buffer.alloc(16_384);
			const write = () => {
				while (!response.destroyed && response.write(block)) sent += block.length;
				sent += block.length;
			};
			response.on("drain", write);
			write();
		});
		const test = await app({ internalHosts: [endless.host] });
		expect((await test.check(endless.origin)).body.status_code).toBe(200);
		// Plus the content of two sockets' buffers.
		expect(sent).toBeLessThan(16_000_000);
	});

	it("rejects an endless head", async () => {
		const wordy = await host((_, response) => {
			response.socket?.write(`HTTP/1.1 200 OK\r\n${"x: y\r\n".repeat(20_000)}`);
		});
		const test = await app({ internalHosts: [wordy.host] });
		expect((await test.check(wordy.origin)).body.status_code).toBe(0);
		expect(linkEvents(test)).toMatchObject([{ reason: "broken-answer" }]);
	});
});

describe("link-check-ssrf: TLS oddities", () => {
	const { key, authority, right, wrongHost, selfSigned, expired } = certificates;

	/** The only thing changed is which authority is known. */
	function trustOurAuthority() {
		const create = tls.createSecureContext;
		jest.spyOn(tls, "createSecureContext").mockImplementation((options) => create({ ...options, ca: authority }));
	}

	async function checkWith(cert: string) {
		const secure = await host((_, response) => response.end("hello"), createServer({ key, cert }));
		const test = await app({ internalHosts: [secure.host] });
		trustOurAuthority();
		const { body } = await test.check(`https://${secure.host}/`);
		return [body.status_code, linkEvents(test)[0]?.reason, secure.requests.length];
	}

	it("reaches a host with a valid certificate", async () => {
		expect(await checkWith(right)).toEqual([200, "answered", 1]);
	});

	it.each([
		["expired", expired],
		["wrong host", wrongHost],
		["self-signed", selfSigned],
	])("sends nothing over a connection whose certificate is %s", async (_, cert) => {
		expect(await checkWith(cert)).toEqual([0, "certificate", 0]);
	});
});

describe("link-check-ssrf: self-loop", () => {
	it.each([
		"https://site.example/api/check_link?link=x",
		"https://site.example//API/check_link",
		"http://backend.test/",
	])("%s", expectUnreached);

	it("is rejected at the port behind the public origin too, even with an exception for it", async () => {
		const test = await app({ internalHosts: ["localhost:4000"] });
		expect((await test.check("http://localhost:4000/blog")).body.status_code).toBe(0);
		expect(linkEvents(test)).toMatchObject([{ reason: "own-address" }]);
	});

	it("is rejected in redirects too, even with an exception for that host", async () => {
		const attempts = watchConnections();
		const redirecting = await host((_, response) => {
			response.writeHead(301, { location: "https://site.example/api/check_link" }).end();
		});
		const test = await app({ internalHosts: [redirecting.host, "site.example:443"] });
		expect((await test.check(redirecting.origin)).body.status_code).toBe(0);
		expect(attempts).toEqual([redirecting.host]);
		expect(linkEvents(test)).toMatchObject([{ reason: "own-address" }]);
	});
});
