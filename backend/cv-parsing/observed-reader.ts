import { say, timed } from "../../lib/operations/metrics/signals";
import type { CvReader } from "./reader";

/** The same reader, which tells the metrics how each reading went. */
export const observedReader = ({ read }: CvReader, region: string): CvReader => ({
	read: (cv) =>
		timed(
			() => read(cv),
			(seconds, answer) => say("cv", () => ({ region, isRead: answer?.status === 200, seconds })),
		),
});
