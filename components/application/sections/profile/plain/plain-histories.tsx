import { MOST_ACHIEVEMENT } from "@/lib/application/limits";
import type { ApplicationMessages } from "../../../setup";
import { jobFamilies, jobLevels } from "../occupation-options";
import { PlainArea, PlainBox, PlainMonth, type PlainPlace, PlainSelect, PlainText } from "./plain-field";
import { PlainList } from "./plain-list";

interface Props {
	messages: ApplicationMessages;
}

function Job({ at, messages }: Props & { at: PlainPlace }) {
	const month = { at, placeholder: messages.PLACEHOLDER_MONTH };
	const choice = { at, empty: messages.CHOOSE_ONE };
	return (
		<>
			<PlainText at={at} field="company_name" label={messages.LABEL_COMPANY_NAME} />
			<PlainText at={at} field="industry" label={messages.LABEL_INDUSTRY} />
			<PlainSelect {...choice} field="job_family" label={messages.LABEL_JOB_FAMILY} options={jobFamilies(messages)} />
			<PlainText at={at} field="job_title" label={messages.LABEL_JOB_TITLE} />
			<PlainSelect {...choice} field="job_level" label={messages.LABEL_JOB_LEVEL} options={jobLevels(messages)} />
			<PlainMonth {...month} field="start_date" label={messages.LABEL_START_DATE} />
			<PlainMonth {...month} field="end_date" label={messages.LABEL_END_DATE} />
			<PlainBox at={at} field="is_current_job" label={messages.LABEL_CURRENT_JOB} />
			<PlainArea at={at} field="job_description" label={messages.LABEL_JOB_DESCRIPTION} />
		</>
	);
}

/** Jobs that somebody has or had. */
export const PlainEmployment = ({ messages }: Props) => (
	<PlainList
		list="employment_history"
		title={messages.EMPLOYMENT_TITLE}
		hint={messages.PLAIN_EMPLOYMENT_HINT}
		entry={messages.EMPLOYMENT_ENTRY}
	>
		{(at) => <Job at={at} messages={messages} />}
	</PlainList>
);

function Study({ at, messages }: Props & { at: PlainPlace }) {
	const month = { at, placeholder: messages.PLACEHOLDER_MONTH };
	const grade = { at, inputMode: "decimal" } as const;
	return (
		<>
			<PlainText at={at} field="institutional_name" label={messages.LABEL_INSTITUTION} />
			<PlainText at={at} field="field_of_study" label={messages.LABEL_FIELD_OF_STUDY} />
			<PlainText at={at} field="degree_obtained" label={messages.LABEL_DEGREE} />
			<PlainMonth {...month} field="date_attended" label={messages.LABEL_DATE_ATTENDED} />
			<PlainMonth {...month} field="graduation_date" label={messages.LABEL_GRADUATION_DATE} />
			<PlainBox at={at} field="is_currently_studying" label={messages.LABEL_STUDYING} />
			<PlainText {...grade} field="gpa_score" label={messages.LABEL_GPA_SCORE} />
			<PlainText
				{...grade}
				field="gpa_scale"
				label={messages.LABEL_GPA_SCALE}
				placeholder={messages.PLACEHOLDER_GPA_SCALE}
			/>
		</>
	);
}

/** Places where somebody studies or studied. */
export const PlainEducation = ({ messages }: Props) => (
	<PlainList list="education_background" title={messages.EDUCATION_TITLE} entry={messages.EDUCATION_ENTRY}>
		{(at) => <Study at={at} messages={messages} />}
	</PlainList>
);

/** The list of key achievements, as plain fields. */
export const PlainAchievements = ({ messages }: Props) => (
	<PlainList list="key_achievements" title={messages.ACHIEVEMENT_TITLE} entry={messages.ACHIEVEMENT_ENTRY}>
		{(at) => (
			<>
				<PlainArea at={at} field="achievement" label={messages.LABEL_ACHIEVEMENT} maxLength={MOST_ACHIEVEMENT} />
				<PlainMonth
					at={at}
					field="date"
					label={messages.LABEL_ACHIEVEMENT_DATE}
					placeholder={messages.PLACEHOLDER_MONTH}
				/>
			</>
		)}
	</PlainList>
);
