import { fill } from "@/lib/text/fill";

/** An open job of the same company. */
export interface OpenJob {
	href: string;
	title: string;
	city: string;
}

interface Props {
	messages: Record<"LABEL_CLOSED" | "LABEL_OPEN_JOBS" | "LABEL_SEE_COMPANY", string>;
	/** The company's public page, where it has one. */
	company: { href: string; name: string } | undefined;
	/** The company's open jobs; empty where they are not known. */
	jobs: readonly OpenJob[];
}

/** Says that a job takes no more applications, with links to the company and its open jobs. */
export function ClosedNotice({ messages, company, jobs }: Props) {
	return (
		<section className="mt-5 rounded-lg bg-danger-soft px-4 py-3">
			<p className="font-bold text-danger">{messages.LABEL_CLOSED}</p>
			{jobs.length > 0 && (
				<>
					<h2 className="mt-3 font-medium text-ink">{messages.LABEL_OPEN_JOBS}</h2>
					<ul className="mt-1">
						{jobs.map(({ href, title, city }) => (
							<li key={href}>
								<a href={href} className="inline-block py-1.5 text-ink underline">
									<bdi>{title}</bdi>
									{city && `, ${city}`}
								</a>
							</li>
						))}
					</ul>
				</>
			)}
			{company && (
				<a href={company.href} className="mt-1 inline-block py-1.5 text-ink underline">
					{fill(messages.LABEL_SEE_COMPANY, { company: company.name })}
				</a>
			)}
		</section>
	);
}
