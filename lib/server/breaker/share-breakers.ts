import "server-only";
import { hear } from "@/lib/operations/metrics/signals";
import type { FollowEvents } from "@/lib/operations/redis/events";
import { breakerOf } from "./through-breaker";

const OPENED = "breaker opened";

/**
 * Has the instances tell each other which calls of hosts fail, beside what else they tell. Whoever hears of an open
 * breaker opens its own at the first failed call, not at once: perhaps only the other instance has lost its connection.
 */
export const shareBreakers =
	(events: FollowEvents): FollowEvents =>
	(follower) => {
		const log = events({
			...follower,
			happened(event) {
				const [host = "", call = ""] = event.values;
				return event.kind === OPENED ? breakerOf(host, call).suspect() : follower.happened(event);
			},
		});
		hear("breaker", ({ host, call, isOpen }) => {
			if (isOpen) log.tell({ kind: OPENED, values: [host, call] });
		});
		return log;
	};
