"use client";

import { useSyncExternalStore } from "react";
import type { Attachment } from "@/lib/upload/attachment";
import type { Uploads } from "@/lib/upload/uploads";

const NONE: readonly Attachment[] = [];

/** The files of a slot's engine, as React state; empty in the server's HTML. */
export const useUploads = (uploads: Uploads): readonly Attachment[] =>
	useSyncExternalStore(uploads.subscribe, uploads.snapshot, () => NONE);
