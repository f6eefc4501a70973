import type { SqliteDatabase } from "kysely";
import Database from "libsql";
import { keepStatements } from "./keep-statements";

const raw = () => new Database(":memory:");

function watched(database: SqliteDatabase) {
	const prepared: string[] = [];
	const prepare = (sql: string) => {
		prepared.push(sql);
		return database.prepare(sql);
	};
	return { prepared, database: keepStatements({ prepare, close: () => database.close() }) };
}

const INSERT = "insert into t (name) values (?)";
const ALL = "select * from t";

function withTable() {
	const opened = watched(raw());
	opened.database.prepare("create table t (name text unique)").run([]);
	opened.prepared.length = 0;
	return opened;
}

it("prepares a statement once", () => {
	const { database, prepared } = withTable();
	for (const name of ["Budi", "Sari"]) database.prepare(INSERT).run([name]);
	expect(database.prepare(ALL).all([])).toEqual([{ name: "Budi" }, { name: "Sari" }]);
	expect(database.prepare(ALL).all([])).toHaveLength(2);
	expect(prepared).toEqual([INSERT, ALL]);
	database.close();
});

it("prepares one that failed again", () => {
	const { database, prepared } = withTable();
	database.prepare(INSERT).run(["Budi"]);
	expect(() => database.prepare(INSERT).run(["Budi"])).toThrow("UNIQUE");
	database.prepare(INSERT).run(["Sari"]);
	expect(prepared).toEqual([INSERT, INSERT]);
	database.close();
});

it("sees a changed schema", () => {
	const { database } = withTable();
	database.prepare(INSERT).run(["Budi"]);
	database.prepare(ALL).all([]);
	database.prepare("alter table t add column city text default 'Jakarta'").run([]);
	expect(database.prepare(ALL).all([])).toEqual([{ name: "Budi", city: "Jakarta" }]);
	database.close();
});

it("reads rows one by one while the same statement is used", () => {
	const { database } = withTable();
	for (const name of ["Budi", "Sari"]) database.prepare(INSERT).run([name]);
	const rows = database.prepare(ALL).iterate([])[Symbol.iterator]();
	expect(rows.next().value).toEqual({ name: "Budi" });
	expect(database.prepare(ALL).all([])).toHaveLength(2);
	expect(rows.next().value).toEqual({ name: "Sari" });
	database.close();
});
