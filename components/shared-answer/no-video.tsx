import type { SharedAnswerMessages } from "./answer-messages";

/** In place of a video that is not recorded yet. */
export const NoVideo = ({ messages }: { messages: SharedAnswerMessages }) => (
	<div className="flex aspect-video w-full flex-col items-center justify-center gap-1 border-y bg-surface p-4 text-center sm:aspect-3/1 sm:rounded-2xl sm:border">
		<svg viewBox="0 0 48 48" className="mb-2 size-12 text-muted" fill="none" stroke="currentColor" aria-hidden="true">
			<path d="M6 14h24v20H6zM30 22l12-7v18l-12-7" strokeWidth="3" strokeLinejoin="round" />
			<path d="M4 6l38 38" strokeWidth="3" strokeLinecap="round" />
		</svg>
		<p className="font-bold text-ink text-lg">{messages.noVideo}</p>
		<p className="text-muted">{messages.noVideoText}</p>
	</div>
);
