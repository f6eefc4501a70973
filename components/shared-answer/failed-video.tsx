import type { SharedAnswerMessages } from "./answer-messages";
import { BrokenVideo } from "./broken-video";

interface Props {
	url: string;
	messages: SharedAnswerMessages;
	onAgain: () => void;
}

const ACTION = "inline-flex min-h-12 items-center rounded-lg border px-5 font-medium focus-visible:outline-white";

/** Replaces a video that failed to play; offers a retry and a link to the file. */
export const FailedVideo = ({ url, messages, onAgain }: Props) => (
	<div role="alert">
		<BrokenVideo text={messages.brokenText} messages={messages}>
			<p className="mt-1 flex flex-wrap justify-center gap-3">
				<button type="button" onClick={onAgain} className={`${ACTION} border-transparent bg-white text-[#16152b]`}>
					{messages.tryAgain}
				</button>
				<a href={url} target="_blank" rel="noopener noreferrer" className={`${ACTION} border-white`}>
					{messages.openVideo}
				</a>
			</p>
		</BrokenVideo>
	</div>
);
