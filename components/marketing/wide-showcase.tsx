import type { ReactNode } from "react";
import { CheckList } from "./check-list";

interface Props {
	heading: string;
	text: string;
	/** The benefits, in a few words each. */
	points: readonly string[];
	picture: ReactNode;
}

const PICTURE = "max-sm:-mx-[min(1rem,5vw)] max-sm:[&_:is(svg,img)]:rounded-none sm:mx-auto sm:w-full sm:max-w-3xl";

/** The first feature of a group: its picture is as wide as a phone, or large below its text. */
export const WideShowcase = ({ heading, text, points, picture }: Props) => (
	<div className="grid gap-8 md:gap-12">
		<div className="mx-auto grid w-full max-w-3xl gap-x-12 md:grid-cols-2">
			<div>
				<h3 className="type-h3 text-balance font-extrabold text-ink leading-tight">{heading}</h3>
				<p className="mt-4 text-lg text-muted">{text}</p>
			</div>
			<div>
				<CheckList points={points} />
			</div>
		</div>
		<div className={PICTURE}>{picture}</div>
	</div>
);
