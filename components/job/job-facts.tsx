import type { ReactNode } from "react";
import { LocalDueDate } from "@/components/shared/local-due-date.client";
import { formatDay } from "@/lib/job/due-date";
import { employmentTypes } from "@/lib/job/employment-type";
import type { Salary } from "@/lib/job/read-salary";
import { formatSalary, type SalaryMessages } from "@/lib/job/salary";
import { referenceOf } from "@/lib/job/structured-data";
import type { JobView } from "@/lib/job/view";
import { jobPlaces, type PlaceMessages } from "./job-places";
import { named } from "./named";

export type FactMessages = SalaryMessages &
	PlaceMessages &
	Record<
		| "LABEL_JOB_TYPE"
		| "LABEL_DEPARTMENT"
		| "LABEL_LOCATION"
		| "LABEL_SALARY"
		| "LABEL_DUE_DATE"
		| "LABEL_DUE_LOCAL"
		| "LABEL_PUBLISHED"
		| "LABEL_REFERENCE",
		string
	>;

interface Props {
	view: JobView;
	language: string;
	/** Language of the facts, where it isn't that of their labels. */
	textLanguage: string | undefined;
	messages: FactMessages;
}

/** Pay for machines: "IDR 8000000 .. 11000000 MONTH", with one side empty where only the other is known. */
function payValue({ currency, min, max, unit }: Salary): string {
	const amount = min === max ? [min] : [min, "..", max];
	return [currency.toUpperCase(), ...amount, unit?.toUpperCase()].filter((part) => part !== undefined).join(" ");
}

function salaryOf({ salary, salaryRanges }: JobView, language: string, messages: FactMessages): ReactNode {
	if (salary) return named(formatSalary(salary, language, messages), payValue(salary));
	if (salaryRanges.length === 0) return null;
	return (
		<ul>
			{salaryRanges.map((range) => {
				const text = named(formatSalary(range, language, messages), payValue(range));
				return (
					<li key={`${range.label} ${payValue(range)}`}>
						{range.label && `${range.label}: `}
						{text}
					</li>
				);
			})}
		</ul>
	);
}

function dueDateOf({ due, showsDueDate }: JobView, language: string, messages: FactMessages): ReactNode {
	if (!due || !showsDueDate) return null;
	return (
		<>
			<time dateTime={due.iso}>
				{formatDay(due.day, language)} <span className="inline-block">{due.suffix}</span>
			</time>
			<LocalDueDate iso={due.iso} day={due.day} language={language} template={messages.LABEL_DUE_LOCAL} />
		</>
	);
}

/** The job at a glance: type, place, pay, dates and reference, each only where it is known. */
export function JobFacts({ view, language, textLanguage, messages }: Props) {
	const { jobType, places, department, publishedOn } = view;
	const facts: [label: string, value: ReactNode, isLong?: boolean][] = [
		[messages.LABEL_JOB_TYPE, named(jobType, employmentTypes(jobType).join(" "))],
		[messages.LABEL_LOCATION, jobPlaces({ view, language, messages }), places.length > 1],
		[messages.LABEL_DEPARTMENT, department],
		[messages.LABEL_SALARY, salaryOf(view, language, messages), true],
		[messages.LABEL_DUE_DATE, dueDateOf(view, language, messages), true],
		[messages.LABEL_PUBLISHED, publishedOn && <time dateTime={publishedOn}>{formatDay(publishedOn, language)}</time>],
		// The code of a preview is no reference.
		[messages.LABEL_REFERENCE, !view.isPreview && referenceOf(view)],
	];
	// An attribute without a value would be in the page's data.
	const ofText = textLanguage ? { lang: textLanguage } : {};
	return (
		<dl className="grid gap-x-6 gap-y-3 min-[340px]:grid-cols-2">
			{facts
				.filter(([, value]) => value)
				.map(([label, value, isLong]) => (
					<div key={label} className={isLong ? "max-sm:col-span-full" : ""}>
						<dt className="text-muted text-sm">{label}</dt>
						<dd {...ofText} className="[overflow-wrap:anywhere] text-pretty font-medium text-ink">
							{value}
						</dd>
					</div>
				))}
		</dl>
	);
}
