"use client";

import { useSearchParams } from "next/navigation";
import { ButtonLink } from "@/components/ui/button";
import { readUnsure } from "@/lib/entry/addresses";
import { fill } from "@/lib/text/fill";

interface Props {
	prefix: string;
	words: Record<"unsureText" | "again", string>;
}

/** For a code that could not be checked: it may be right, so its page is one click away. In the browser too, for the framework renders the screen of a missing page without its address. */
export function UnsureNotice({ prefix, words }: Props) {
	const search = useSearchParams();
	const unsure = readUnsure(search.get("code"), search.get("at"));
	if (!unsure) return null;
	return (
		<div className="grid gap-3 rounded-xl border bg-surface p-4">
			<p className="text-ink">{fill(words.unsureText, { code: unsure.code })}</p>
			<ButtonLink href={prefix + unsure.path}>{words.again}</ButtonLink>
		</div>
	);
}
