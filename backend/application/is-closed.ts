import { isOver } from "../form-checks/is-over";
import type { JobRow } from "../store/schema";

/** Whether a job takes no applications: it never did, or its due date is over. */
export const isClosed = ({ invite, closes_at }: Pick<JobRow, "invite" | "closes_at">, now: Date): boolean =>
	invite !== 1 || isOver(closes_at, now);
