import { isClosed, type JobView } from "./view";

type Dated = Pick<JobView, "due" | "showsDueDate">;

/** The moment after which the page is outdated: an open job's due date, if shown; undefined otherwise. */
export const endOfPage = (view: Dated, now: Date): string | undefined =>
	view.due && view.showsDueDate && !isClosed(view, now) ? view.due.iso : undefined;

/** For how many whole seconds, at least one, a page rendered at `now` stays correct; undefined for one without an end. */
export function secondsToEnd({ due }: Pick<Dated, "due">, now: Date): number | undefined {
	if (!due || isClosed({ due }, now)) return undefined;
	return Math.max(1, Math.floor((due.endsAt.getTime() - now.getTime()) / 1_000));
}
