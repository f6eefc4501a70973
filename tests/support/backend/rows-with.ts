import type { Store } from "@/backend/store/open";
import type { Schema } from "@/backend/store/schema";

/** All rows of all tables that hold one of the needles, each as `table: JSON`. */
export async function rowsWith(store: Store, needles: readonly string[]): Promise<string[]> {
	const tables = await store.introspection.getTables();
	const rows = tables.map(async ({ name }) => {
		const all = await store
			.selectFrom(name as keyof Schema)
			.selectAll()
			.execute();
		return all.map((row) => `${name}: ${JSON.stringify(row)}`);
	});
	return (await Promise.all(rows)).flat().filter((row) => needles.some((needle) => row.includes(needle)));
}
