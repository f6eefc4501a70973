import { memo } from "react";
import { blankEmployment } from "@/lib/application/blank";
import { MOST_ENTRIES } from "@/lib/application/limits";
import { SelectInput } from "../../inputs/select-input.client";
import { TextAreaInput } from "../../inputs/text-area-input.client";
import { TextInput } from "../../inputs/text-input.client";
import type { ApplicationMessages } from "../../setup";
import { EntryList } from "./entries/entry-list.client";
import { jobFamilies, jobLevels } from "./occupation-options";
import { Period } from "./period.client";

interface EntryProps {
	path: string;
	messages: ApplicationMessages;
}

const EmploymentEntry = memo(function EmploymentEntry({ path, messages }: EntryProps) {
	return (
		<>
			<TextInput path={`${path}.company_name`} label={messages.LABEL_COMPANY_NAME} required />
			<TextInput path={`${path}.industry`} label={messages.LABEL_INDUSTRY} />
			<SelectInput
				path={`${path}.job_family`}
				label={messages.LABEL_JOB_FAMILY}
				options={jobFamilies(messages)}
				empty={messages.CHOOSE_ONE}
			/>
			<TextInput path={`${path}.job_title`} label={messages.LABEL_JOB_TITLE} />
			<SelectInput
				path={`${path}.job_level`}
				label={messages.LABEL_JOB_LEVEL}
				options={jobLevels(messages)}
				empty={messages.CHOOSE_ONE}
			/>
			<Period
				first={{ path: `${path}.start_date`, label: messages.LABEL_START_DATE }}
				last={{ path: `${path}.end_date`, label: messages.LABEL_END_DATE }}
				ongoing={{ path: `${path}.is_current_job`, label: messages.LABEL_CURRENT_JOB }}
			/>
			<TextAreaInput path={`${path}.job_description`} label={messages.LABEL_JOB_DESCRIPTION} />
		</>
	);
});

/** Jobs that somebody has or had. */
export const EmploymentSection = memo(function EmploymentSection({ messages }: { messages: ApplicationMessages }) {
	return (
		<EntryList
			brief="company_name"
			name="employment_history"
			blank={blankEmployment}
			most={MOST_ENTRIES}
			texts={{
				title: messages.EMPLOYMENT_TITLE,
				add: messages.EMPLOYMENT_ADD,
				entry: messages.EMPLOYMENT_ENTRY,
				empty: messages.EMPLOYMENT_EMPTY,
			}}
			renderEntry={(path) => <EmploymentEntry path={path} messages={messages} />}
		/>
	);
});
