import type { JobRow } from "../store/schema";
import { closesAt } from "./closes-at";
import { readContent } from "./content";

/**
 * The last moment for the interviews of a job (ISO 8601 in UTC): the end of its due date, as its candidates were told,
 * also if the job was closed before. Null for a job without a due date.
 */
export const interviewEnd = ({
	state,
	due_date,
	closes_at,
	content,
}: Pick<JobRow, "state" | "due_date" | "closes_at" | "content">): string | null =>
	state === "closed" ? closesAt(due_date, readContent(content).timezone) : closes_at;
