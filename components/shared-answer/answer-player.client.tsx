"use client";

import { useCallback, useState } from "react";
import type { SharedAnswerMessages } from "./answer-messages";
import type { AnswerVideo } from "./answer-view";
import { FailedVideo } from "./failed-video";
import { PLAYER_SIZE } from "./player-size";
import { PlayingVideo } from "./playing-video.client";

interface Props {
	video: AnswerVideo;
	/** The accessible name of the player. */
	label: string;
	messages: SharedAnswerMessages;
}

/** Each attempt is a new element: one that failed does not start again by itself. */
const FIRST = { count: 0, isBroken: false, isPlain: false, isWished: false };

/**
 * The player of a recorded answer. Not every host allows other sites to read its captions; the video is then played
 * without them. If it can't be played at all, the player says so and offers alternatives.
 */
export function AnswerPlayer({ video, label, messages }: Props) {
	const { url, poster, captions } = video;
	const [attempt, setAttempt] = useState(FIRST);

	const fail = useCallback(
		(hasBegun: boolean) => {
			const mayBePlain = captions !== undefined && !hasBegun;
			setAttempt((now) =>
				mayBePlain && !now.isPlain ? { ...now, count: now.count + 1, isPlain: true } : { ...now, isBroken: true },
			);
		},
		[captions],
	);

	if (attempt.isBroken) {
		const again = () => setAttempt({ ...FIRST, count: attempt.count + 1, isWished: true });
		return <FailedVideo url={url} messages={messages} onAgain={again} />;
	}
	return (
		<PlayingVideo
			key={attempt.count}
			url={url}
			poster={poster}
			captions={attempt.isPlain ? undefined : captions}
			label={label}
			size={PLAYER_SIZE}
			messages={messages}
			takesFocus={attempt.isWished}
			onFail={fail}
		/>
	);
}
