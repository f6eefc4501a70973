"use client";

import { useSearchParams } from "next/navigation";
import type { ReactNode } from "react";
import { ButtonLink } from "@/components/ui/button";
import { Screen } from "@/components/ui/screen";
import { readUnsure } from "@/lib/entry/addresses";
import { fill } from "@/lib/text/fill";
import type { Saying } from "./saying";

interface Props {
	/** What is said of something that isn't there. */
	missing: Saying;
	/** What is said of a code that could not be checked; the text names it. */
	unsure: Saying;
	/** Path of the language's pages, and its home page. */
	prefix: string;
	home: string;
	words: Record<"again" | "goBack", string>;
	picture: ReactNode;
	/** What people with a code can do about one that isn't there. */
	hint: ReactNode;
}

/**
 * The screen for what isn't there or, where the address names a code that could not be checked, for that: it may be
 * right, so its page is one click away. In the browser too, for the framework renders it there without its address.
 */
export function MissingScreen({ missing, unsure, prefix, home, words, picture, hint }: Props) {
	const search = useSearchParams();
	const code = readUnsure(search.get("code"), search.get("at"));
	const { heading, text } = code ? unsure : missing;
	return (
		<Screen heading={heading} text={code ? fill(text, { code: code.code }) : text} picture={picture}>
			{code && <ButtonLink href={prefix + code.path}>{words.again}</ButtonLink>}
			<ButtonLink href={home} quiet className="mt-2">
				{words.goBack}
			</ButtonLink>
			{!code && hint}
		</Screen>
	);
}
