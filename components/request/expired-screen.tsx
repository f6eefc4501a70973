import type { RequestView } from "@/lib/jobs/request-view";
import { RequestDue } from "./request-due";
import { RequestStatus } from "./request-status";
import { SupportLine } from "./support-line";
import type { RequestWords } from "./words";

interface Props {
	view: RequestView;
	language: string;
	textLanguage: string | undefined;
	words: RequestWords;
	supportEmail: string;
}

/** Says that a request's last day is over. */
export function ExpiredScreen({ view, language, textLanguage, words, supportEmail }: Props) {
	const { due, showsDueDate, company, job } = view;
	const facts = [
		[words.LABEL_JOB_TYPE, job.jobType && <span lang={textLanguage}>{job.jobType}</span>],
		[words.EXPIRED_DUE, showsDueDate && due && <RequestDue due={due} language={language} words={words} />],
	] as const;
	const known = facts.filter(([, value]) => value);
	return (
		<>
			{known.length > 0 && (
				<dl className="grid gap-x-6 gap-y-3 border-b pb-5 min-[340px]:grid-cols-2">
					{known.map(([label, value]) => (
						<div key={label}>
							<dt className="text-muted text-sm">{label}</dt>
							<dd className="font-medium text-ink">{value}</dd>
						</div>
					))}
				</dl>
			)}
			<RequestStatus heading={words.EXPIRED_TITLE} text={words.EXPIRED_TEXT}>
				<SupportLine words={words} email={supportEmail} company={company.name} />
			</RequestStatus>
		</>
	);
}
