import { setTimeout as wait } from "node:timers/promises";
import { hasPostgres } from "../support/backend/postgres";
import { applicant } from "../support/backend/requests";
import { applyInCluster, sendAsPage, type Told } from "../support/cluster/candidate";
import { type Cluster, startCluster } from "../support/cluster/cluster";
import { hasNginx } from "../support/cluster/nginx";
import { expectStored } from "../support/cluster/stored";
import { storesUnderTest } from "../support/engines/object-store";
import { hasRedis } from "../support/operations/redis";
import { noteResults } from "../support/reliability/results";
import { numbersFrom } from "../support/runner/numbers-from";
import { rounds } from "../support/runner/rounds";
import { until } from "../support/runner/until";

/** How often everything is killed or frozen; the whole test takes ten rounds, larger files and more candidates. */
const ROUNDS = rounds(1);
const IS_WHOLE = ROUNDS > 1;
const FREEZE_MS = IS_WHOLE ? 10_000 : 800;
const FILE_BYTES = IS_WHOLE ? 20_000_000 : 7_000_000;
const AT_ONCE = IS_WHOLE ? 6 : 3;
const LEAST_CANDIDATES = IS_WHOLE ? 50 : 4;
const SEED = rounds(20_261_124, "TEST_SEED");
/** The least time between two requests of a visitor, in milliseconds. */
const PAUSE_MS = 20;

/** Waits after a request for as long as it took: otherwise visitors leave a busy processor to no restart. */
const pauseAfter = (startedAt: number) => wait(Math.max(PAUSE_MS, performance.now() - startedAt));

const stores = hasPostgres && hasNginx && hasRedis ? storesUnderTest : [];

describe.each(stores)("two sites and two backends on PostgreSQL, Redis and %s", (name) => {
	let cluster: Cluster;
	beforeAll(async () => {
		cluster = await startCluster(name);
	}, 120_000);
	afterAll(() => cluster.close());

	/** Kills or freezes each process and engine, in an order and in ways that the seed decides. */
	async function strike(random: () => number): Promise<string[]> {
		const struck: string[] = [];
		for (const victim of cluster.victims.toSorted(() => random() - 0.5)) {
			await wait(random() * 300);
			const isKilled = random() < 0.5;
			struck.push(`${isKilled ? "kill" : "freeze"} ${victim.name}`);
			await (isKilled ? victim.kill() : victim.freeze(FREEZE_MS));
		}
		return struck;
	}

	it(
		`keep every acknowledged application and byte once while each process and engine is killed or frozen (seed ${SEED})`,
		async () => {
			const random = numbersFrom(SEED);
			const told: Told[] = [];
			let count = 0;
			let isOver = false;
			const candidates = async () => {
				while (!isOver || count < LEAST_CANDIDATES) {
					count += 1;
					told.push(await applyInCluster(cluster, count, FILE_BYTES));
				}
			};
			const applying = Promise.all(Array.from({ length: AT_ONCE }, candidates));
			for (let round = 0; round < ROUNDS; round += 1) await Promise.race([strike(random), applying]);
			isOver = true;
			await applying;
			expect(told.length).toBeGreaterThanOrEqual(LEAST_CANDIDATES);
			await expectStored(cluster, told, FILE_BYTES);
			noteResults("cluster", {
				seeds: [SEED],
				isWhole: IS_WHOLE,
				rows: [
					[`On ${name}: rounds in which each process and engine was killed or frozen`, ROUNDS],
					[`On ${name}: acknowledged applications, each there once with its file`, told.length],
				],
			});
		},
		IS_WHOLE ? 3_600_000 : 120_000,
	);

	it("answer every request while they are restarted one after the other; a form needs no more than the page's own retries", async () => {
		const { filepath } = await applyInCluster(cluster, 900_000, FILE_BYTES);
		const refused: string[] = [];
		let isOver = false;
		let asked = 0;
		const apply = async () => {
			for (let number = 0; !isOver; number += 1) {
				const startedAt = performance.now();
				const status = await sendAsPage(cluster, applicant({ file_cv: filepath }), `rolling-${number}`);
				if (status !== 200) refused.push(`an application ${status}`);
				await pauseAfter(startedAt);
			}
		};
		const ask = async (path: string) => {
			while (!isOver) {
				const startedAt = performance.now();
				const answer = await fetch(`${cluster.origin}${path}`).catch((error) => ({
					status: String(error),
					text: async () => "",
				}));
				await answer.text();
				asked += 1;
				if (answer.status !== 200) refused.push(`${path} ${answer.status}`);
				await pauseAfter(startedAt);
			}
		};
		const asking = Promise.all([
			ask("/p/ORBIT1"),
			ask("/pricing"),
			ask("/api/astro-jobs"),
			ask("/api/public/ORBIT2"),
			apply(),
		]);
		for (const own of cluster.own) await own.restart();
		await until(() => asked > 20);
		isOver = true;
		await asking;
		expect(refused).toEqual([]);
	}, 60_000);
});
