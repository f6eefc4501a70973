import type { AnswerWords } from "./answer-words";

interface Props {
	url: string;
	/** Classes of the player's size. */
	size: string;
	words: AnswerWords;
	onAgain: () => void;
}

const ACTION = "inline-flex min-h-12 items-center rounded-lg border px-5 font-medium focus-visible:outline-white";

/** In place of a video that can't be played: what to do about it. */
export const BrokenVideo = ({ url, size, words, onAgain }: Props) => (
	<div role="alert" className={`${size} flex flex-col items-center justify-center gap-2 p-4 text-center text-white`}>
		<p className="font-bold text-lg">{words.brokenHeading}</p>
		<p className="max-w-prose">{words.brokenText}</p>
		<p className="mt-1 flex flex-wrap justify-center gap-3">
			<button type="button" onClick={onAgain} className={`${ACTION} border-transparent bg-white text-[#16152b]`}>
				{words.tryAgain}
			</button>
			<a href={url} target="_blank" rel="noopener noreferrer" className={`${ACTION} border-white`}>
				{words.openVideo}
			</a>
		</p>
	</div>
);
