import { randomUUID } from "node:crypto";
import type { CommonEvent, Follower } from "@/lib/operations/redis/events";
import { log } from "../log";
import { shareBreakers } from "./share-breakers";
import { throughBreaker } from "./through-breaker";

const told: CommonEvent[] = [];
const heard: CommonEvent[] = [];
let follower: Follower | undefined;

beforeAll(() => {
	jest.spyOn(log(), "warn").mockImplementation(() => undefined);
	shareBreakers((one) => {
		follower = one;
		return { tell: (event) => told.push(event), close: async () => undefined };
	})({ happened: (event) => heard.push(event), missed: () => undefined });
});

const call = (host: string, status: number) =>
	throughBreaker({ url: `https://${host}/jobs`, name: "jobByCode" }, async () => ({ status })).then(
		(answer) => answer.status,
		() => "refused",
	);

it("tells the others when a breaker opens, once", async () => {
	const host = `${randomUUID()}.example`;
	for (let count = 0; count < 8; count += 1) await call(host, 503);
	expect(told).toEqual([{ kind: "breaker opened", values: [host, "jobByCode"] }]);
});

it("opens at the first failed call of a host that another instance found failing, and hands on other events", async () => {
	const host = `${randomUUID()}.example`;
	const purge = { kind: "purged", values: ["pages"] };
	for (const event of [{ kind: "breaker opened", values: [host, "jobByCode"] }, purge]) follower?.happened(event);
	expect(heard).toEqual([purge]);
	expect([await call(host, 200), await call(host, 503), await call(host, 200)]).toEqual([200, 503, 200]);
	follower?.happened({ kind: "breaker opened", values: [host, "jobByCode"] });
	expect([await call(host, 503), await call(host, 200)]).toEqual([503, "refused"]);
});
