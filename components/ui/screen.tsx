import type { ReactNode } from "react";

interface Props {
	heading: string;
	text: string;
	picture?: ReactNode;
	children?: ReactNode;
}

/** One message and one action, in the middle of an otherwise empty page. */
export function Screen({ heading, text, picture, children }: Props) {
	return (
		<main className="mx-auto flex min-h-svh max-w-[622px] flex-col items-center justify-center gap-4 px-4 py-10 text-center">
			{picture}
			<h1 className="font-bold text-2xl text-ink">{heading}</h1>
			<p className="max-w-prose text-lg text-muted">{text}</p>
			{children}
		</main>
	);
}
