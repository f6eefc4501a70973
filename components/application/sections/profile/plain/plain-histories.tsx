import { MOST_ACHIEVEMENT } from "@/lib/application/limits";
import type { ApplyWords } from "../../../setup";
import { jobFamilies, jobLevels } from "../occupation-options";
import { PlainArea, PlainBox, PlainMonth, type PlainPlace, PlainSelect, PlainText } from "./plain-field";
import { PlainList } from "./plain-list";

interface Props {
	words: ApplyWords;
}

function Job({ at, words }: Props & { at: PlainPlace }) {
	const month = { at, placeholder: words.PLACEHOLDER_MONTH };
	const choice = { at, empty: words.CHOOSE_ONE };
	return (
		<>
			<PlainText at={at} field="company_name" label={words.LABEL_COMPANY_NAME} />
			<PlainText at={at} field="industry" label={words.LABEL_INDUSTRY} />
			<PlainSelect {...choice} field="job_family" label={words.LABEL_JOB_FAMILY} options={jobFamilies(words)} />
			<PlainText at={at} field="job_title" label={words.LABEL_JOB_TITLE} />
			<PlainSelect {...choice} field="job_level" label={words.LABEL_JOB_LEVEL} options={jobLevels(words)} />
			<PlainMonth {...month} field="start_date" label={words.LABEL_START_DATE} />
			<PlainMonth {...month} field="end_date" label={words.LABEL_END_DATE} />
			<PlainBox at={at} field="is_current_job" label={words.LABEL_CURRENT_JOB} />
			<PlainArea at={at} field="job_description" label={words.LABEL_JOB_DESCRIPTION} />
		</>
	);
}

/** Jobs that somebody has or had. */
export const PlainEmployment = ({ words }: Props) => (
	<PlainList
		list="employment_history"
		title={words.EMPLOYMENT_TITLE}
		hint={words.PLAIN_EMPLOYMENT_HINT}
		entry={words.EMPLOYMENT_ENTRY}
	>
		{(at) => <Job at={at} words={words} />}
	</PlainList>
);

function Study({ at, words }: Props & { at: PlainPlace }) {
	const month = { at, placeholder: words.PLACEHOLDER_MONTH };
	const grade = { at, inputMode: "decimal" } as const;
	return (
		<>
			<PlainText at={at} field="institutional_name" label={words.LABEL_INSTITUTION} />
			<PlainText at={at} field="field_of_study" label={words.LABEL_FIELD_OF_STUDY} />
			<PlainText at={at} field="degree_obtained" label={words.LABEL_DEGREE} />
			<PlainMonth {...month} field="date_attended" label={words.LABEL_DATE_ATTENDED} />
			<PlainMonth {...month} field="graduation_date" label={words.LABEL_GRADUATION_DATE} />
			<PlainBox at={at} field="is_currently_studying" label={words.LABEL_STUDYING} />
			<PlainText {...grade} field="gpa_score" label={words.LABEL_GPA_SCORE} />
			<PlainText {...grade} field="gpa_scale" label={words.LABEL_GPA_SCALE} placeholder={words.PLACEHOLDER_GPA_SCALE} />
		</>
	);
}

/** Places where somebody studies or studied. */
export const PlainEducation = ({ words }: Props) => (
	<PlainList list="education_background" title={words.EDUCATION_TITLE} entry={words.EDUCATION_ENTRY}>
		{(at) => <Study at={at} words={words} />}
	</PlainList>
);

/** The list of key achievements, as plain fields. */
export const PlainAchievements = ({ words }: Props) => (
	<PlainList list="key_achievements" title={words.ACHIEVEMENT_TITLE} entry={words.ACHIEVEMENT_ENTRY}>
		{(at) => (
			<>
				<PlainArea at={at} field="achievement" label={words.LABEL_ACHIEVEMENT} maxLength={MOST_ACHIEVEMENT} />
				<PlainMonth at={at} field="date" label={words.LABEL_ACHIEVEMENT_DATE} placeholder={words.PLACEHOLDER_MONTH} />
			</>
		)}
	</PlainList>
);
