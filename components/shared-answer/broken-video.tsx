import type { ReactNode } from "react";
import type { AnswerWords } from "./answer-words";
import { PLAYER_SIZE } from "./player-size";

interface Props {
	/** Why, and what to do about it. */
	text: string;
	words: Pick<AnswerWords, "brokenHeading">;
	/** What can be done here. */
	children?: ReactNode;
}

/** In place of a video that can't be played. */
export const BrokenVideo = ({ text, words, children }: Props) => (
	<div className={`${PLAYER_SIZE} flex flex-col items-center justify-center gap-2 p-4 text-center text-white`}>
		<p className="font-bold text-lg">{words.brokenHeading}</p>
		<p className="max-w-prose">{text}</p>
		{children}
	</div>
);
