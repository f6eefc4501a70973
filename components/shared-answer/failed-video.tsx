import type { AnswerWords } from "./answer-words";
import { BrokenVideo } from "./broken-video";

interface Props {
	url: string;
	words: AnswerWords;
	onAgain: () => void;
}

const ACTION = "inline-flex min-h-12 items-center rounded-lg border px-5 font-medium focus-visible:outline-white";

/** In place of a video that this browser couldn't play: tried again, or opened by itself, it may go. */
export const FailedVideo = ({ url, words, onAgain }: Props) => (
	<div role="alert">
		<BrokenVideo text={words.brokenText} words={words}>
			<p className="mt-1 flex flex-wrap justify-center gap-3">
				<button type="button" onClick={onAgain} className={`${ACTION} border-transparent bg-white text-[#16152b]`}>
					{words.tryAgain}
				</button>
				<a href={url} target="_blank" rel="noopener noreferrer" className={`${ACTION} border-white`}>
					{words.openVideo}
				</a>
			</p>
		</BrokenVideo>
	</div>
);
