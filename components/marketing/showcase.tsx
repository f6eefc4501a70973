import type { ReactNode } from "react";
import { CheckList } from "./check-list";

/** A feature as the texts list it. */
export interface ListedFeature {
	heading: string;
	text: string;
	points?: readonly string[];
	/** Name of its picture. */
	picture: string;
}

interface Props {
	heading: string;
	text: string;
	/** The benefits, in a few words each. */
	points?: readonly string[];
	picture: ReactNode;
	/** Puts the picture first, for every second showcase. */
	flip?: boolean;
	children?: ReactNode;
}

/** A feature's text beside its picture. */
export function Showcase({ heading, text, points = [], picture, flip = false, children }: Props) {
	return (
		<div className="grid items-center gap-8 md:grid-cols-2 md:gap-16">
			<div className={flip ? "md:order-last" : ""}>
				<h3 className="type-h3 text-balance font-extrabold text-ink leading-tight">{heading}</h3>
				<p className="mt-4 text-lg text-muted">{text}</p>
				{points.length > 0 && <CheckList points={points} />}
				{children}
			</div>
			{picture}
		</div>
	);
}
