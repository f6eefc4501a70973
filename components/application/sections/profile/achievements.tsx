import { memo } from "react";
import { blankAchievement } from "@/lib/application/blank";
import { MOST_ACHIEVEMENT, MOST_ENTRIES } from "@/lib/application/limits";
import { CountedArea } from "../../inputs/counted-area.client";
import { MonthInput } from "../../inputs/month-input.client";
import { characterLimit } from "../../inputs/text-limit";
import type { ApplyWords } from "../../setup";
import { EntryList } from "./entries/entry-list.client";

interface EntryProps {
	path: string;
	words: ApplyWords;
}

const AchievementEntry = memo(function AchievementEntry({ path, words }: EntryProps) {
	return (
		<>
			<CountedArea
				path={`${path}.achievement`}
				label={words.LABEL_ACHIEVEMENT}
				limit={characterLimit(words, MOST_ACHIEVEMENT)}
			/>
			<MonthInput path={`${path}.date`} label={words.LABEL_ACHIEVEMENT_DATE} />
		</>
	);
});

/** The list of key achievements. */
export const AchievementSection = memo(function AchievementSection({ words }: { words: ApplyWords }) {
	return (
		<EntryList
			brief="achievement"
			name="key_achievements"
			blank={blankAchievement}
			most={MOST_ENTRIES}
			texts={{
				title: words.ACHIEVEMENT_TITLE,
				add: words.ACHIEVEMENT_ADD,
				entry: words.ACHIEVEMENT_ENTRY,
				empty: words.ACHIEVEMENT_EMPTY,
			}}
			renderEntry={(path) => <AchievementEntry path={path} words={words} />}
		/>
	);
});
