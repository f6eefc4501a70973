import type { SqliteDatabase, SqliteStatement } from "kysely";
import { LRUCache } from "lru-cache";

/** How many statements stay prepared; a list of another length is another statement. */
const MOST = 200;

/**
 * A database that prepares each statement once: preparing takes longer than most statements do. SQLite itself prepares one
 * anew after a change of the schema. One that fails isn't used again, and one that is read row by row isn't shared.
 */
export function keepStatements(database: SqliteDatabase): SqliteDatabase {
	const kept = new LRUCache<string, SqliteStatement>({ max: MOST });

	function keep(sql: string): SqliteStatement {
		const statement = database.prepare(sql);
		const orForget = <T>(task: () => T): T => {
			try {
				return task();
			} catch (error) {
				kept.delete(sql);
				throw error;
			}
		};
		const shared: SqliteStatement = {
			reader: statement.reader,
			all: (parameters) => orForget(() => statement.all(parameters)),
			run: (parameters) => orForget(() => statement.run(parameters)),
			iterate: (parameters) => database.prepare(sql).iterate(parameters),
		};
		kept.set(sql, shared);
		return shared;
	}

	return {
		prepare: (sql) => kept.get(sql) ?? keep(sql),
		close() {
			kept.clear();
			database.close();
		},
	};
}
