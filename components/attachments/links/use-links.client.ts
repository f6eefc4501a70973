"use client";

import { useSyncExternalStore } from "react";
import type { LinkItem } from "@/lib/link-check/item";
import type { Links } from "@/lib/link-check/links";

const NONE: readonly LinkItem[] = [];

/** The links of a document's engine, as React state; empty in the server's HTML. */
export const useLinks = (links: Links): readonly LinkItem[] =>
	useSyncExternalStore(links.subscribe, links.snapshot, () => NONE);
