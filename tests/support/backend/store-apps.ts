import { openBucket } from "@/backend/files/bucket";
import { listKeys } from "@/backend/files/list-objects";
import { listMultiparts } from "@/backend/files/multipart";
import { taskHandlers } from "@/backend/region/task-handlers";
import { createBucket, type StoreName, type TestBucket } from "../engines/object-store";
import { openApp, type TestApp } from "./app";

/** Backends that share a database and a bucket, as behind a balancer. */
export interface StoreApps extends TestBucket {
	apps: TestApp[];
	/** One after the other, in turns. */
	next(): TestApp;
	/** The contents of the bucket: the keys of objects, and of incomplete multipart uploads. */
	held(): Promise<string[]>;
	close(): Promise<void>;
}

/** Opens backends with a new bucket: two on a database of their own, one on SQLite. */
export async function openStoreApps(name: StoreName, databaseUrl: string | undefined): Promise<StoreApps> {
	const store = await createBucket(name);
	const open = () => openApp({ databaseUrl, store });
	const apps = databaseUrl ? [await open(), await open()] : [await open()];
	const bucket = openBucket(store.s3, store.bucket);
	let turns = 0;
	return {
		...store,
		apps,
		next() {
			turns += 1;
			return apps[turns % apps.length] as TestApp;
		},
		async held() {
			await clear(apps[0] as TestApp);
			return [
				...(await listKeys(bucket, "")),
				...(await listMultiparts(bucket, "")).map(({ key }) => `parts of ${key}`),
			];
		},
		close: async () => void (await Promise.all(apps.map((app) => app.close()))),
	};
}

/** Runs the tasks that clear the store, which are otherwise found within seconds. */
async function clear({ deps }: TestApp): Promise<void> {
	const rows = deps.store.selectFrom("tasks").select("payload").where("kind", "=", "clear-upload");
	const handler = taskHandlers(deps)["clear-upload"];
	for (const { payload } of await rows.where("done_at", "is", null).execute()) await handler.run(JSON.parse(payload));
}
