import { memo } from "react";
import { blankEmployment } from "@/lib/application/blank";
import { MOST_ENTRIES } from "@/lib/application/limits";
import { SelectInput } from "../../inputs/select-input.client";
import { TextAreaInput } from "../../inputs/text-area-input.client";
import { TextInput } from "../../inputs/text-input.client";
import type { ApplyWords } from "../../setup";
import { EntryList } from "./entries/entry-list.client";
import { jobFamilies, jobLevels } from "./occupation-options";
import { Period } from "./period.client";

interface EntryProps {
	path: string;
	words: ApplyWords;
}

const EmploymentEntry = memo(function EmploymentEntry({ path, words }: EntryProps) {
	return (
		<>
			<TextInput path={`${path}.company_name`} label={words.LABEL_COMPANY_NAME} required />
			<TextInput path={`${path}.industry`} label={words.LABEL_INDUSTRY} />
			<SelectInput
				path={`${path}.job_family`}
				label={words.LABEL_JOB_FAMILY}
				options={jobFamilies(words)}
				empty={words.CHOOSE_ONE}
			/>
			<TextInput path={`${path}.job_title`} label={words.LABEL_JOB_TITLE} />
			<SelectInput
				path={`${path}.job_level`}
				label={words.LABEL_JOB_LEVEL}
				options={jobLevels(words)}
				empty={words.CHOOSE_ONE}
			/>
			<Period
				first={{ path: `${path}.start_date`, label: words.LABEL_START_DATE }}
				last={{ path: `${path}.end_date`, label: words.LABEL_END_DATE }}
				ongoing={{ path: `${path}.is_current_job`, label: words.LABEL_CURRENT_JOB }}
			/>
			<TextAreaInput path={`${path}.job_description`} label={words.LABEL_JOB_DESCRIPTION} />
		</>
	);
});

/** Jobs that somebody has or had. */
export const EmploymentSection = memo(function EmploymentSection({ words }: { words: ApplyWords }) {
	return (
		<EntryList
			brief="company_name"
			name="employment_history"
			blank={blankEmployment}
			most={MOST_ENTRIES}
			texts={{
				title: words.EMPLOYMENT_TITLE,
				add: words.EMPLOYMENT_ADD,
				entry: words.EMPLOYMENT_ENTRY,
				empty: words.EMPLOYMENT_EMPTY,
			}}
			renderEntry={(path) => <EmploymentEntry path={path} words={words} />}
		/>
	);
});
