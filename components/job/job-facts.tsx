import { formatDay } from "@/lib/jobs/due-date";
import { formatSalary, type SalaryWords } from "@/lib/jobs/salary";
import type { JobView } from "@/lib/jobs/view";

export type FactWords = SalaryWords &
	Record<
		"LABEL_JOB_TYPE" | "LABEL_LOCATION" | "LABEL_REMOTE" | "LABEL_SALARY" | "LABEL_DUE_DATE" | "LABEL_PUBLISHED",
		string
	>;

interface Props {
	view: JobView;
	language: string;
	words: FactWords;
}

function placeOf({ place }: JobView, language: string, words: FactWords): string {
	const country = place.country && new Intl.DisplayNames(language, { type: "region" }).of(place.country);
	return [place.remote && words.LABEL_REMOTE, place.city, country].filter(Boolean).join(", ");
}

/** The job at a glance: type, place, pay and dates, each only where it is known. */
export function JobFacts({ view, language, words }: Props) {
	const { due, publishedOn } = view;
	const facts: [label: string, value: string][] = [
		[words.LABEL_JOB_TYPE, view.jobType],
		[words.LABEL_LOCATION, placeOf(view, language, words)],
		[words.LABEL_SALARY, formatSalary(view.salary, language, words)],
		[words.LABEL_DUE_DATE, due && view.showsDueDate ? `${formatDay(due.day, language)} ${due.suffix}` : ""],
		[words.LABEL_PUBLISHED, publishedOn ? formatDay(publishedOn, language) : ""],
	];
	const known = facts.filter(([, value]) => value);
	if (known.length === 0) return null;
	return (
		<dl className="grid gap-x-6 gap-y-3 min-[340px]:grid-cols-2">
			{known.map(([label, value]) => (
				<div key={label}>
					<dt className="text-muted text-sm">{label}</dt>
					<dd className="font-medium text-ink">{value}</dd>
				</div>
			))}
		</dl>
	);
}
