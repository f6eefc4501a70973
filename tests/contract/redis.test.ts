import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import pino from "pino";
import { signInLimits } from "@/backend/account/session-limits";
import type { CommonEvent } from "@/lib/operations/redis/events";
import { type Common, openCommon } from "@/lib/operations/redis/open";
import { hasRedis, startRedis, type TestRedis } from "../support/operations/redis";

/** What an instance has in common with the others, and the messages of its log. */
interface Instance extends Common {
	logged: string[];
}

const opened: Instance[] = [];
let redis: TestRedis;

async function openInstance(url = redis.url): Promise<Instance> {
	const logged: string[] = [];
	const logger = pino({ base: null }, { write: (line: string) => void logged.push(JSON.parse(line).msg) });
	const instance = { ...(await openCommon(url, logger)), logged };
	opened.push(instance);
	return instance;
}

const LONGEST_MS = 20_000;

const turn = () => new Promise((resolve) => setTimeout(resolve, 5));

async function until(isTrue: () => boolean | undefined): Promise<void> {
	const end = performance.now() + LONGEST_MS;
	while (!isTrue()) {
		if (performance.now() > end) throw new Error(`not within ${LONGEST_MS} ms: ${isTrue}`);
		await turn();
	}
}

/** Follows the events of all instances, and keeps what it hears. */
function listen({ events }: Instance) {
	const heard: (CommonEvent | "missed")[] = [];
	const log = events?.({ happened: (event) => heard.push(event), missed: () => heard.push("missed") });
	return { heard, tell: (value: string) => log?.tell({ kind: "test", values: [value] }) };
}

/** Waits until an instance hears what another one tells: it follows the log from some moment after its start. */
const follows = async (teller?: ReturnType<typeof listen>, listener?: ReturnType<typeof listen>) =>
	until(() => {
		if (listener?.heard.length) return true;
		teller?.tell("hello");
		return false;
	});

const event = (value: string) => ({ kind: "test", values: [value] });

const LIMIT = { name: "test", points: 5, seconds: 60 };

/** How long each of `count` calls in a row takes, in milliseconds. */
async function timesOf(count: number, call: (index: number) => Promise<unknown>): Promise<number[]> {
	const times: number[] = [];
	for (let index = 0; index < count; index += 1) {
		const start = performance.now();
		await call(index);
		times.push(performance.now() - start);
	}
	return times;
}

/** Another address of a Redis, at which each answer takes longer. */
async function slowly(url: string, delayMs: number) {
	const { hostname, port } = new URL(url);
	const clients = new Set<Socket>();
	const server = createServer((client) => {
		clients.add(client);
		const upstream = connect(Number(port), hostname);
		client.pipe(upstream);
		upstream.on("data", (data) => void setTimeout(() => client.write(data), delayMs));
		for (const socket of [client, upstream])
			socket.on("error", () => undefined).on("close", () => void [client, upstream].map((one) => one.destroy()));
	}).listen(0, "127.0.0.1");
	await once(server, "listening");
	return {
		url: `redis://127.0.0.1:${(server.address() as AddressInfo).port}`,
		close() {
			for (const client of clients) client.destroy();
			server.close();
			return once(server, "close");
		},
	};
}

/** Half of the numbers are below it: a busy machine lengthens some of them. */
const medianOf = (numbers: number[]) => numbers.toSorted((one, other) => one - other)[numbers.length >> 1] ?? 0;

/** Below this, in milliseconds, a call didn't wait for Redis. */
const NO_WAIT_MS = 25;

(hasRedis ? describe : describe.skip)("instances with a common Redis", () => {
	beforeEach(async () => {
		redis = await startRedis();
	});
	afterEach(async () => {
		await Promise.all(opened.splice(0).map((instance) => instance.close()));
		await redis.kill();
	});

	const openTwo = async () => {
		const two = [await openInstance(), await openInstance()] as const;
		await until(() => two.every(({ isUp }) => isUp?.()));
		return two;
	};

	/**
	 * Checks something about two instances, with another name if one of them counted alone meanwhile: on a busy machine,
	 * even a Redis that works may take longer than they wait for it.
	 */
	async function whileTogether(two: readonly Instance[], check: (name: string) => Promise<void>) {
		const losses = () => two.flatMap(({ logged }) => logged).length;
		for (let before = losses(); ; before = losses()) {
			try {
				return await check(`someone-${before}`);
			} catch (error) {
				if (losses() === before) throw error;
				await until(() => two.every(({ isUp }) => isUp?.()));
			}
		}
	}

	it("count together", async () => {
		const two = await openTwo();
		const [one, other] = two.map(({ newCounter }) => newCounter(LIMIT));
		await whileTogether(two, async (name) => {
			for (let index = 0; index < 5; index += 1) expect(await (index % 2 ? one : other)?.consume(name)).toBeNull();
			expect(await one?.consume(name)).toBeGreaterThan(0);
			expect(await other?.consume(name)).toBeGreaterThan(0);
			expect(await other?.consume(`not ${name}`)).toBeNull();
			await one?.forget(name);
			expect(await other?.consume(name)).toBeNull();
		});
	});

	it("count guesses of a password together, and forgive them together", async () => {
		const two = await openTwo();
		const [one, other] = two.map(({ newCounter }) => signInLimits(newCounter));
		await whileTogether(two, async (account) => {
			const guess = { client: account, account };
			for (let index = 0; index < 10; index += 1)
				expect(await (index % 2 ? one : other)?.tryPassword(guess)).toBeNull();
			expect(await one?.tryPassword(guess)).toBeGreaterThan(0);
			await other?.forgive(guess);
			expect(await one?.tryPassword(guess)).toBeNull();
		});
	});

	it("count alone while Redis is dead, without a delay, and together again afterwards", async () => {
		const [one, other] = await openTwo();
		const counters = [one.newCounter(LIMIT), other.newCounter(LIMIT)];
		await redis.kill();
		for (const counter of counters)
			expect(medianOf(await timesOf(5, () => counter.consume("a")))).toBeLessThan(NO_WAIT_MS);
		for (const counter of counters) expect(await counter.consume("a")).toBeGreaterThan(0);
		await redis.restart();
		await until(() => one.isUp?.() && other.isUp?.());
		expect(one.logged).toEqual([
			"Redis doesn't answer; this instance counts alone until it does",
			"Redis answers again",
		]);
		await whileTogether([one, other], async (name) => {
			for (let index = 0; index < 5; index += 1) expect(await counters[index % 2]?.consume(name)).toBeNull();
			expect(await counters[0]?.consume(name)).toBeGreaterThan(0);
		});
	});

	it("wait for a hung Redis once, not for each request", async () => {
		const [one, other] = await openTwo();
		const counter = one.newCounter({ ...LIMIT, points: 100 });
		redis.freeze();
		const [first = 0, ...others] = await timesOf(20, (index) => counter.consume(String(index)));
		expect(first).toBeGreaterThan(40);
		expect(medianOf(others)).toBeLessThan(NO_WAIT_MS);
		redis.resume();
		await until(() => one.isUp?.() && other.isUp?.());
	});

	it("wait for a slow Redis once, not for each request", async () => {
		const slow = await slowly(redis.url, 200);
		const one = await openInstance(slow.url);
		const counter = one.newCounter({ ...LIMIT, points: 100 });
		const [, ...others] = await timesOf(20, (index) => counter.consume(String(index)));
		expect(medianOf(others)).toBeLessThan(NO_WAIT_MS);
		await slow.close();
	});

	it("start without Redis, and find it later", async () => {
		await redis.kill();
		const one = await openInstance();
		expect(await one.newCounter(LIMIT).consume("a")).toBeNull();
		const { heard } = listen(one);
		await redis.restart();
		await until(() => one.isUp?.() && heard.length > 0);
		expect(heard).toEqual(["missed"]);
	});

	it("hear what happens at the others, within a second, and not what happens at themselves", async () => {
		const [one, other] = (await openTwo()).map(listen);
		await follows(one, other);
		const times = await timesOf(3, async (index) => {
			one?.tell(`last ${index}`);
			await until(() => JSON.stringify(other?.heard.at(-1)) === JSON.stringify(event(`last ${index}`)));
		});
		expect(medianOf(times)).toBeLessThan(1_000);
		expect(one?.heard).toEqual([]);
	});

	it("tell what happened while Redis hung, and lose nothing", async () => {
		const [one, other] = (await openTwo()).map(listen);
		await follows(one, other);
		await follows(other, one);
		redis.freeze();
		one?.tell("meanwhile");
		other?.tell("answer");
		redis.resume();
		await until(
			() => JSON.stringify(other?.heard).includes("meanwhile") && JSON.stringify(one?.heard).includes("answer"),
		);
		expect(other?.heard).not.toContain("missed");
	});

	it("tell at their end what they couldn't tell before", async () => {
		const two = await openTwo();
		const [one, other] = two.map(listen);
		await follows(one, other);
		redis.freeze();
		one?.tell("last words");
		const closed = two[0].close();
		redis.resume();
		await closed;
		await until(() => JSON.stringify(other?.heard).includes("last words"));
	});

	it("know that they missed something when Redis has lost its log", async () => {
		const instances = await openTwo();
		const [one, other] = instances.map(listen);
		await follows(one, other);
		await follows(other, one);
		await redis.kill();
		one?.tell("meanwhile");
		await redis.restart();
		await until(() => other?.heard.includes("missed") && one?.heard.includes("missed"));
		one?.tell("afterwards");
		await until(() => JSON.stringify(other?.heard.at(-1)) === JSON.stringify(event("afterwards")));
	});
});
