"use client";

import { useState } from "react";

/** What a listener should hear of the changes of `list`: the last thing that `newsOf` had to say. */
export function useAnnouncement<T>(list: T, newsOf: (before: T, after: T) => string): string {
	const [before, setBefore] = useState(list);
	const [announcement, setAnnouncement] = useState("");
	if (before !== list) {
		setBefore(list);
		const news = newsOf(before, list);
		if (news) setAnnouncement(news);
	}
	return announcement;
}
