import type { ComponentProps } from "react";
import type { HelpHit } from "@/lib/help/help-search";
import type { TextPiece } from "@/lib/help/text-pieces";

interface Props extends ComponentProps<"li"> {
	hit: HelpHit;
	/** Name of the panel that has the answer. */
	panel: string | undefined;
	withSnippet: boolean;
	isActive: boolean;
}

function Pieces({ pieces }: { pieces: readonly TextPiece[] }) {
	let start = 0;
	return pieces.map(({ text, isHit }) => {
		const key = start;
		start += text.length;
		return isHit ? (
			<mark key={key} className="rounded-sm bg-brand/20 font-bold text-inherit">
				{text}
			</mark>
		) : (
			text
		);
	});
}

/** An answer that was found, with what was searched for marked in it. */
export function SearchOption({ hit, panel, withSnippet, isActive, ...rest }: Props) {
	return (
		<li
			{...rest}
			className={`cursor-pointer rounded-xl px-4 py-3 outline-2 -outline-offset-2 ${isActive ? "bg-tint outline-brand-ink" : "outline-transparent"}`}
		>
			<span className="flex flex-wrap items-baseline justify-between gap-x-3">
				<span className="font-medium text-ink">
					<Pieces pieces={hit.heading} />
				</span>{" "}
				{panel && <span className="text-muted text-sm">{panel}</span>}
			</span>
			{withSnippet && (
				<span className="mt-1 line-clamp-2 text-muted text-sm">
					<Pieces pieces={hit.snippet} />
				</span>
			)}
		</li>
	);
}
