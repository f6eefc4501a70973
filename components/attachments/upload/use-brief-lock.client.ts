"use client";

import { useEffect, useState } from "react";
import { pressOver } from "@/lib/browser/press-over";
import type { Attachment } from "@/lib/upload/attachment";
import { isSingle } from "@/lib/upload/transfer/single";
import type { Uploads } from "@/lib/upload/uploads";

/**
 * How long a form waits for a small file, in milliseconds; people on slow connections shouldn't have to wait longer.
 */
const LOCK_MS = 2_000;

const isSmallOnItsWay = ({ status, waiting, sizeBytes }: Attachment) =>
	status === "loading" && !waiting && isSingle({ size: sizeBytes });

/**
 * True in the first two seconds of a small file's upload, which usually suffice ("all inputs are disabled while an
 * upload is in progress"). `engines` must be the same list in every rendering.
 */
export function useBriefLock(engines: readonly Uploads[]): boolean {
	const [isLocked, setIsLocked] = useState(false);

	useEffect(() => {
		let timer: ReturnType<typeof setTimeout> | undefined;
		let turn = 0;
		const look = async () => {
			turn += 1;
			const own = turn;
			clearTimeout(timer);
			// A field that is disabled between press and release loses the click.
			await pressOver();
			if (own !== turn) return;
			const small = engines.flatMap((uploads) => uploads.snapshot().filter(isSmallOnItsWay));
			const left = Math.max(0, ...small.map(({ createdTime }) => createdTime + LOCK_MS - Date.now()));
			setIsLocked(left > 0);
			if (left > 0) timer = setTimeout(() => void look(), left);
		};
		const stops = engines.map((uploads) => uploads.subscribe(() => void look()));
		void look();
		return () => {
			turn = 0;
			clearTimeout(timer);
			for (const stop of stops) stop();
		};
	}, [engines]);

	return isLocked;
}
