import { existsSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../support/backend/bundles";
import { hasPostgres } from "../support/backend/postgres";
import { applyInCluster, type Told } from "../support/cluster/candidate";
import { startMachines } from "../support/cluster/machines";
import { hasNginx } from "../support/cluster/nginx";
import { expectStored } from "../support/cluster/stored";
import { storesUnderTest } from "../support/engines/object-store";
import { hasRedis } from "../support/operations/redis";
import { noteResults } from "../support/reliability/results";
import { chosen } from "../support/runner/rounds";

/** The folder of the version before, built. */
const [previous = ""] = chosen("TEST_PREVIOUS", "");
const stores = hasPostgres && hasNginx && hasRedis && existsSync(join(previous, ".build")) ? storesUnderTest : [];

const BYTES = 3_000_000;
const AT_ONCE = 3;

describe.each(stores)("two machines on PostgreSQL, Redis and %s", (name) => {
	it("take every application once while they are upgraded, rolled back and upgraded again", async () => {
		const machines = await startMachines(name, previous);
		const told: Told[] = [];
		let isOver = false;
		let count = 0;
		const candidates = async () => {
			while (!isOver) {
				count += 1;
				told.push(await applyInCluster(machines, count, BYTES));
			}
		};
		const applying = Promise.all(Array.from({ length: AT_ONCE }, candidates));
		for (const build of [ROOT, previous, ROOT]) {
			const before = told.length;
			await machines.roll(build);
			expect(told.length).toBeGreaterThan(before);
		}
		isOver = true;
		await applying;
		await expectStored(machines, told, BYTES);
		await machines.close();
		noteResults("upgrade", {
			seeds: [],
			isWhole: true,
			rows: [
				["From", previous.split("-").at(-1) ?? ""],
				["Machines that were stopped and started from the other build", 6],
				["Acknowledged applications, each there once with its file", told.length],
			],
		});
	}, 600_000);
});
