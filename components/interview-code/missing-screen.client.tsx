"use client";

import { useSearchParams } from "next/navigation";
import type { ReactNode } from "react";
import { MissingMessages } from "@/components/shared/missing-messages";
import { ButtonLink } from "@/components/ui/button";
import { readUnsure } from "@/lib/interview-code/addresses";
import { fill } from "@/lib/text/fill";
import type { ScreenText } from "./screen-text";

interface Props {
	/** The texts for a missing page. */
	missing: ScreenText;
	/** The texts for a code that couldn't be checked; they name the code. */
	unsure: ScreenText;
	/** Path of the language's pages, and its home page. */
	prefix: string;
	home: string;
	messages: Record<"again" | "goBack", string>;
	/** Links from a missing page to others. */
	children: ReactNode;
}

/**
 * The screen for a missing page, or for a code in the address that couldn't be checked: it may be right, so its page is
 * one click away. It also works in the browser, because the framework renders it there without its address.
 */
export function MissingScreen({ missing, unsure, prefix, home, messages, children }: Props) {
	const search = useSearchParams();
	const code = readUnsure(search.get("code"), search.get("at"));
	const { heading, text } = code ? unsure : missing;
	return (
		<>
			<MissingMessages heading={heading} text={code ? fill(text, { code: code.code }) : text} />
			{code && <ButtonLink href={prefix + code.path}>{messages.again}</ButtonLink>}
			<ButtonLink href={home} quiet={code !== null} className="mt-2">
				{messages.goBack}
			</ButtonLink>
			{!code && children}
		</>
	);
}
