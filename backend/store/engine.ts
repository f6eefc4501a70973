/** The database engines that the same migrations and queries run on. */
export type Engine = "sqlite" | "postgres";
