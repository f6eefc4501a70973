import { isClosed, type JobView } from "./view";

type Dated = Pick<JobView, "due" | "showsDueDate">;

/** When the page says by itself that it ends: an open job's due date, where it is shown; undefined otherwise. */
export const endOfPage = (view: Dated, now: Date): string | undefined =>
	view.due && view.showsDueDate && !isClosed(view, now) ? view.due.iso : undefined;

/** Whole seconds, at least one, for which a page rendered at `now` stays true; undefined for one that names no end. */
export function secondsToEnd({ due }: Pick<Dated, "due">, now: Date): number | undefined {
	if (!due || isClosed({ due }, now)) return undefined;
	return Math.max(1, Math.floor((due.endsAt.getTime() - now.getTime()) / 1_000));
}
