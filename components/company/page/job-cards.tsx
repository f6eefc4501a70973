import { LocalDueDate } from "@/components/shared/local-due-date.client";
import type { ListedJob } from "./listed-job";

const CARD = "relative rounded-xl border border-line bg-surface p-4";

/** The language for the due date in the visitor's time zone, and its text with `{date}` and `{time}`. */
interface LocalDateMessages {
	language: string;
	template: string;
}

function JobCard({ job, local }: { job: ListedJob; local: LocalDateMessages }) {
	const { title, jobType, city, due, href } = job;
	return (
		<li className={`${CARD} ${href ? "hover:border-brand-ink" : ""}`}>
			<h3 className="font-bold text-ink text-lg/snug">
				{href ? (
					<a href={href} className="after:absolute after:inset-0 after:rounded-xl">
						<bdi>{title}</bdi>
					</a>
				) : (
					<bdi>{title}</bdi>
				)}
			</h3>
			{(jobType || city) && <p className="mt-1 text-ink">{[jobType, city].filter(Boolean).join(" · ")}</p>}
			{due && (
				<p className="mt-1 text-muted text-sm">
					<time dateTime={due.iso}>{due.text}</time>
					<LocalDueDate iso={due.iso} day={due.day} {...local} />
				</p>
			)}
		</li>
	);
}

/** Open jobs, each leading to its page. */
export const JobCards = ({ jobs, local }: { jobs: readonly ListedJob[]; local: LocalDateMessages }) => (
	<ul className="grid gap-3">
		{jobs.map((job) => (
			<JobCard key={job.id} job={job} local={local} />
		))}
	</ul>
);
