import { memo } from "react";
import { blankEducation } from "@/lib/application/blank";
import { MOST_ENTRIES } from "@/lib/application/limits";
import { TextInput } from "../../inputs/text-input.client";
import type { ApplyWords } from "../../setup";
import { EntryList } from "./entries/entry-list.client";
import { Period } from "./period.client";

interface EntryProps {
	path: string;
	words: ApplyWords;
}

const EducationEntry = memo(function EducationEntry({ path, words }: EntryProps) {
	return (
		<>
			<TextInput path={`${path}.institutional_name`} label={words.LABEL_INSTITUTION} />
			<TextInput path={`${path}.field_of_study`} label={words.LABEL_FIELD_OF_STUDY} />
			<TextInput path={`${path}.degree_obtained`} label={words.LABEL_DEGREE} />
			<Period
				first={{ path: `${path}.date_attended`, label: words.LABEL_DATE_ATTENDED }}
				last={{ path: `${path}.graduation_date`, label: words.LABEL_GRADUATION_DATE }}
				ongoing={{ path: `${path}.is_currently_studying`, label: words.LABEL_STUDYING }}
			/>
			<div className="grid gap-5 sm:grid-cols-2">
				<TextInput path={`${path}.gpa_score`} label={words.LABEL_GPA_SCORE} inputMode="decimal" autoComplete="off" />
				<TextInput
					path={`${path}.gpa_scale`}
					label={words.LABEL_GPA_SCALE}
					placeholder={words.PLACEHOLDER_GPA_SCALE}
					inputMode="decimal"
					autoComplete="off"
				/>
			</div>
		</>
	);
});

/** Places where somebody studies or studied. */
export const EducationSection = memo(function EducationSection({ words }: { words: ApplyWords }) {
	return (
		<EntryList
			brief="institutional_name"
			name="education_background"
			blank={blankEducation}
			most={MOST_ENTRIES}
			texts={{
				title: words.EDUCATION_TITLE,
				add: words.EDUCATION_ADD,
				entry: words.EDUCATION_ENTRY,
				empty: words.EDUCATION_EMPTY,
			}}
			renderEntry={(path) => <EducationEntry path={path} words={words} />}
		/>
	);
});
