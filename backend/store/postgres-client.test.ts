import type pg from "pg";
import { isUncertain, PostgresClient } from "./postgres-client";

const lost = () => Object.assign(new Error("read ECONNRESET"), { code: "ECONNRESET" });

/** A connection that fails at one statement, and notes all of them. */
function connection(failsAt?: RegExp) {
	const sent: string[] = [];
	const released: unknown[] = [];
	const query = async (sql: string) => {
		sent.push(sql.replace(/;.*/, ""));
		if (failsAt?.test(sql)) throw lost();
		return { rows: [] };
	};
	return { sent, released, query, release: (isBroken?: unknown) => void released.push(isBroken) };
}

function open(failsAt: RegExp) {
	const [first, second] = [connection(failsAt), connection()];
	const pool = { connect: async () => second } as unknown as pg.Pool;
	return { first, second, client: new PostgresClient(pool, first as unknown as pg.PoolClient) };
}

const failureOf = (query: Promise<unknown>) =>
	query.then(
		() => undefined,
		(error: unknown) => error,
	);

describe("a connection that is lost", () => {
	it("at a commit leaves its outcome unknown, and needs no rollback", async () => {
		const { client, first } = open(/^commit/);
		await client.query("begin", []);
		expect(isUncertain(await failureOf(client.query("commit", [])))).toBe(true);
		await client.query("rollback", []);
		client.release();
		expect([first.sent, first.released]).toEqual([["begin", "commit"], [true]]);
	});

	it("before the commit leaves no doubt", async () => {
		const { client } = open(/^insert/);
		await client.query("begin", []);
		expect(isUncertain(await failureOf(client.query("insert into jobs", [])))).toBe(false);
	});

	it("during a change without a transaction leaves its outcome unknown", async () => {
		const { client, second } = open(/^insert/);
		expect(isUncertain(await failureOf(client.query("insert into jobs", [])))).toBe(true);
		expect(second.sent).toEqual([]);
	});

	it("during a read is replaced", async () => {
		const { client, first, second } = open(/^select/);
		expect(await client.query("select 1", [])).toEqual({ rows: [] });
		client.release();
		expect([first.released, second.sent, second.released]).toEqual([[true], ["select 1"], [false]]);
	});
});
