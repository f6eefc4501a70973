/** SQLite's codes for a unique or primary key, and PostgreSQL's for both. */
const CODES = new Set(["SQLITE_CONSTRAINT_UNIQUE", "SQLITE_CONSTRAINT_PRIMARYKEY", "23505"]);

const SQLITE_COLUMNS = /UNIQUE constraint failed: (.+)$/;

/** True if `error` is a unique violation, on either engine. */
export const isUniqueViolation = (error: unknown): error is Error =>
	error instanceof Error && "code" in error && CODES.has(String(error.code));

/** Whether a unique violation concerns `column`: SQLite names the columns, PostgreSQL the constraint's name. */
export function violates(error: Error, constraint: string, column: string): boolean {
	if ("constraint" in error && error.constraint) return error.constraint === constraint;
	return SQLITE_COLUMNS.exec(error.message)?.[1]?.split(", ").includes(column) ?? false;
}
