import { memo } from "react";
import { blankText } from "@/lib/application/blank";
import { MOST_TEXTS } from "@/lib/application/limits";
import { TextInput } from "../../inputs/text-input.client";
import type { ApplicationMessages } from "../../setup";
import { EntryList } from "./entries/entry-list.client";

/** Languages that somebody speaks, a line each. */
export const LanguageSection = memo(function LanguageSection({ messages }: { messages: ApplicationMessages }) {
	return (
		<EntryList
			name="languages"
			blank={blankText}
			most={MOST_TEXTS}
			texts={{
				title: messages.LANGUAGE_TITLE,
				add: messages.LANGUAGE_ADD,
				entry: messages.LANGUAGE_ENTRY,
				empty: messages.LANGUAGE_EMPTY,
			}}
			renderEntry={(path, title) => <TextInput path={`${path}.value`} label={title} />}
		/>
	);
});
