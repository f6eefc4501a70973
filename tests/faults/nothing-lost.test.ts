import { setTimeout as wait } from "node:timers/promises";
import { hasPostgres } from "../support/backend/postgres";
import { applyInCluster, type Told } from "../support/cluster/candidate";
import { expectStored } from "../support/cluster/expect-stored";
import { openSolo, type Solo } from "../support/cluster/solo";
import { noteResults } from "../support/reliability/results";
import { numbersFrom } from "../support/runner/numbers-from";
import { rounds } from "../support/runner/rounds";
import { endLeases } from "./application-steps";

/** Kills on each engine; `npm run prove -- kill` has sixty. */
const KILLS = rounds(2);
const SEED = rounds(20_261_125, "TEST_SEED");
const IS_WHOLE = KILLS >= 60;

const FILE_BYTES = 1_700_000;
const AT_ONCE = 3;

/** Kills one of the processes after each of the seed's pauses, while candidates upload and apply through the site. */
async function killWhileApplying(solo: Solo): Promise<{ told: Told[]; kills: Map<string, number> }> {
	const random = numbersFrom(SEED);
	const told: Told[] = [];
	const kills = new Map<string, number>();
	let count = 0;
	let isOver = false;
	const candidates = async () => {
		while (!isOver) {
			count += 1;
			told.push(await applyInCluster(solo, count, FILE_BYTES));
		}
	};
	const applying = Promise.all(Array.from({ length: AT_ONCE }, candidates));
	for (let kill = 0; kill < KILLS; kill += 1) {
		const victim = solo.victims[Math.floor(random() * solo.victims.length)];
		await Promise.race([wait(random() * 700), applying]);
		await victim?.kill();
		kills.set(victim?.name ?? "", (kills.get(victim?.name ?? "") ?? 0) + 1);
	}
	isOver = true;
	await applying;
	return { told, kills };
}

/** A short run has no PostgreSQL of its own; `tests/cluster` kills one. */
const ENGINES = hasPostgres && KILLS > 2 ? (["SQLite", "PostgreSQL"] as const) : (["SQLite"] as const);

it.each(ENGINES)(
	`everything acknowledged is there once, on %s, through ${KILLS} kills of site, backend and database (seed ${SEED})`,
	async (engine) => {
		const solo = await openSolo({ engine });
		try {
			const { told, kills } = await killWhileApplying(solo);
			if (engine === "SQLite") {
				// A mail whose sending was killed would wait for the end of its lease.
				await solo.backend.stop();
				endLeases(solo.dataDir);
				await solo.backend.restart();
			}
			expect(told.length).toBeGreaterThanOrEqual(AT_ONCE);
			await expectStored(solo, told);
			noteResults("kill", {
				seeds: [SEED],
				isWhole: IS_WHOLE,
				rows: [
					...[...kills].map(([name, times]) => [`On ${engine}: kills of ${name}`, times] as const),
					[`On ${engine}: acknowledged applications, each there once with its file and one receipt`, told.length],
				],
			});
		} finally {
			await solo.close();
		}
	},
	200_000 + KILLS * 8_000,
);
