import { memo } from "react";
import { blankAchievement } from "@/lib/application/blank";
import { MOST_ACHIEVEMENT, MOST_ENTRIES } from "@/lib/application/limits";
import { CountedArea } from "../../inputs/counted-area.client";
import { MonthInput } from "../../inputs/month-input.client";
import { characterLimit } from "../../inputs/text-limit";
import type { ApplicationMessages } from "../../setup";
import { EntryList } from "./entries/entry-list.client";

interface EntryProps {
	path: string;
	messages: ApplicationMessages;
}

const AchievementEntry = memo(function AchievementEntry({ path, messages }: EntryProps) {
	return (
		<>
			<CountedArea
				path={`${path}.achievement`}
				label={messages.LABEL_ACHIEVEMENT}
				limit={characterLimit(messages, MOST_ACHIEVEMENT)}
			/>
			<MonthInput path={`${path}.date`} label={messages.LABEL_ACHIEVEMENT_DATE} />
		</>
	);
});

/** The list of key achievements. */
export const AchievementSection = memo(function AchievementSection({ messages }: { messages: ApplicationMessages }) {
	return (
		<EntryList
			brief="achievement"
			name="key_achievements"
			blank={blankAchievement}
			most={MOST_ENTRIES}
			texts={{
				title: messages.ACHIEVEMENT_TITLE,
				add: messages.ACHIEVEMENT_ADD,
				entry: messages.ACHIEVEMENT_ENTRY,
				empty: messages.ACHIEVEMENT_EMPTY,
			}}
			renderEntry={(path) => <AchievementEntry path={path} messages={messages} />}
		/>
	);
});
