import { isClosed, type JobView } from "./view";

type Dated = Pick<JobView, "due" | "showsDueDate">;

/** The moment after which the page is outdated: an open job's due date, if shown; undefined otherwise. */
export const endOfPage = (view: Dated, now: Date): string | undefined =>
	view.due && view.showsDueDate && !isClosed(view, now) ? view.due.iso : undefined;
