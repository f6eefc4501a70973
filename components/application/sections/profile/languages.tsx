import { memo } from "react";
import { blankText } from "@/lib/application/blank";
import { MOST_TEXTS } from "@/lib/application/limits";
import { TextInput } from "../../inputs/text-input.client";
import type { ApplyWords } from "../../setup";
import { EntryList } from "./entries/entry-list.client";

/** Languages that somebody speaks, a line each. */
export const LanguageSection = memo(function LanguageSection({ words }: { words: ApplyWords }) {
	return (
		<EntryList
			name="languages"
			blank={blankText}
			most={MOST_TEXTS}
			texts={{
				title: words.LANGUAGE_TITLE,
				add: words.LANGUAGE_ADD,
				entry: words.LANGUAGE_ENTRY,
				empty: words.LANGUAGE_EMPTY,
			}}
			renderEntry={(path, title) => <TextInput path={`${path}.value`} label={title} />}
		/>
	);
});
