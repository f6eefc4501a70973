import type { ReactNode } from "react";
import type { SharedAnswerMessages } from "./answer-messages";
import { PLAYER_SIZE } from "./player-size";

interface Props {
	/** Why, and what to do about it. */
	text: string;
	messages: Pick<SharedAnswerMessages, "brokenHeading">;
	/** What can be done here. */
	children?: ReactNode;
}

/** In place of a video that can't be played. */
export const BrokenVideo = ({ text, messages, children }: Props) => (
	<div className={`${PLAYER_SIZE} flex flex-col items-center justify-center gap-2 p-4 text-center text-white`}>
		<p className="font-bold text-lg">{messages.brokenHeading}</p>
		<p className="max-w-prose">{text}</p>
		{children}
	</div>
);
