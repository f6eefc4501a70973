"use client";

import { useState } from "react";

/** The announcement for screen readers about changes of `list`: the last non-empty text of `newsOf`. */
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
