import { memo } from "react";
import { blankEducation } from "@/lib/application/blank";
import { MOST_ENTRIES } from "@/lib/application/limits";
import { TextInput } from "../../inputs/text-input.client";
import type { ApplicationMessages } from "../../setup";
import { EntryList } from "./entries/entry-list.client";
import { Period } from "./period.client";

interface EntryProps {
	path: string;
	messages: ApplicationMessages;
}

const EducationEntry = memo(function EducationEntry({ path, messages }: EntryProps) {
	return (
		<>
			<TextInput path={`${path}.institutional_name`} label={messages.LABEL_INSTITUTION} />
			<TextInput path={`${path}.field_of_study`} label={messages.LABEL_FIELD_OF_STUDY} />
			<TextInput path={`${path}.degree_obtained`} label={messages.LABEL_DEGREE} />
			<Period
				first={{ path: `${path}.date_attended`, label: messages.LABEL_DATE_ATTENDED }}
				last={{ path: `${path}.graduation_date`, label: messages.LABEL_GRADUATION_DATE }}
				ongoing={{ path: `${path}.is_currently_studying`, label: messages.LABEL_STUDYING }}
			/>
			<div className="grid gap-5 sm:grid-cols-2">
				<TextInput path={`${path}.gpa_score`} label={messages.LABEL_GPA_SCORE} inputMode="decimal" autoComplete="off" />
				<TextInput
					path={`${path}.gpa_scale`}
					judges={`${path}.gpa_score`}
					label={messages.LABEL_GPA_SCALE}
					placeholder={messages.PLACEHOLDER_GPA_SCALE}
					inputMode="decimal"
					autoComplete="off"
				/>
			</div>
		</>
	);
});

/** Places where somebody studies or studied. */
export const EducationSection = memo(function EducationSection({ messages }: { messages: ApplicationMessages }) {
	return (
		<EntryList
			brief="institutional_name"
			name="education_background"
			blank={blankEducation}
			most={MOST_ENTRIES}
			texts={{
				title: messages.EDUCATION_TITLE,
				add: messages.EDUCATION_ADD,
				entry: messages.EDUCATION_ENTRY,
				empty: messages.EDUCATION_EMPTY,
			}}
			renderEntry={(path) => <EducationEntry path={path} messages={messages} />}
		/>
	);
});
