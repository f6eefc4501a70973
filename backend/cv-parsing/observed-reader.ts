import { say, timed } from "../../lib/operations/metrics/signals";
import type { CvReader } from "./reader";

/** Wraps a reader so that it reports each reading to the metrics. */
export const observedReader = ({ read, closed }: CvReader, region: string): CvReader => ({
	closed,
	read: (cv) =>
		timed(
			() => read(cv),
			(seconds, answer) => say("cv", () => ({ region, isRead: answer?.status === 200, seconds })),
		),
});
