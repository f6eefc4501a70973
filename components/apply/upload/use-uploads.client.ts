"use client";

import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import type { Attachment } from "@/lib/upload/attachment";
import type { RefusedFile, Uploads } from "@/lib/upload/uploads";

const NONE: readonly Attachment[] = [];

/** The files of a slot, and what a person can do with them. */
export interface UploadsView {
	attachments: readonly Attachment[];
	/** Adds files; gives those that the slot doesn't take beside what it has. */
	add(files: readonly File[]): RefusedFile[];
	cancel(identifier: string): void;
	retry(identifier: string): void;
	remove(identifier: string): void;
}

/** Ends the calls when the component goes; not when development mounts it twice. */
function useStopAtEnd(uploads: Uploads) {
	const isMounted = useRef(false);
	useEffect(() => {
		isMounted.current = true;
		return () => {
			isMounted.current = false;
			queueMicrotask(() => {
				if (!isMounted.current) uploads.stop();
			});
		};
	}, [uploads]);
}

/** The engine of one slot, made once by `create`, as React sees it. */
export function useUploads(create: () => Uploads): UploadsView {
	const [uploads] = useState(create);
	const attachments = useSyncExternalStore(uploads.subscribe, uploads.snapshot, () => NONE);
	useStopAtEnd(uploads);
	return {
		attachments,
		add: uploads.add,
		cancel: uploads.cancel,
		retry: uploads.retry,
		remove: uploads.remove,
	};
}
