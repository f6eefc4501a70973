import type { TeamJob } from "@/lib/job/team-jobs";
import { JobVideo, type JobVideoMessages } from "./job-video";

interface Props {
	job: TeamJob;
	messages: JobVideoMessages & { details: string; detailsOf: string };
	/** Address of the picture that replaces a video which isn't loaded. */
	ground: string;
	/** Puts the video beside the text, if there is only one job. */
	wide: boolean;
}

/** A job in our own team: its video, its title, and the way to its details. */
export const JobCard = ({ job: { title, video, url }, messages, ground, wide }: Props) => (
	<article
		className={`flex w-full flex-col overflow-hidden rounded-3xl border bg-page ${wide ? "md:grid md:grid-cols-2 md:items-center" : ""}`}
	>
		<JobVideo video={video} messages={messages} ground={ground} />
		<div className="flex grow flex-col p-6">
			<h3 dir="auto" className="text-balance font-bold text-ink text-lg leading-snug">
				{title}
			</h3>
			{url && (
				<a
					href={url}
					aria-label={messages.detailsOf}
					rel="noopener"
					className="mt-auto flex min-h-11 w-fit items-center pt-2 font-bold text-brand-ink underline underline-offset-4"
				>
					{messages.details}
				</a>
			)}
		</div>
	</article>
);
