import type { ListedJob } from "./listed-job";

const CARD = "relative rounded-xl border border-line bg-surface p-4";

function JobCard({ title, jobType, city, due, href }: Omit<ListedJob, "id">) {
	return (
		<li className={`${CARD} ${href ? "hover:border-brand-ink" : ""}`}>
			<h3 className="font-bold text-ink text-lg leading-snug">
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
					<time dateTime={due.day}>{due.text}</time>
				</p>
			)}
		</li>
	);
}

/** Open jobs, each leading to its page. */
export const JobCards = ({ jobs }: { jobs: readonly ListedJob[] }) => (
	<ul className="grid gap-3">
		{jobs.map(({ id, ...job }) => (
			<JobCard key={id} {...job} />
		))}
	</ul>
);
