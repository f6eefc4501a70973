"use client";

import { useEffect, useRef } from "react";
import { blankText } from "@/lib/application/blank";
import { MOST_TEXTS } from "@/lib/application/limits";
import { TextInput } from "../../../inputs/text-input.client";
import type { ApplicationMessages } from "../../../setup";
import { EntryList } from "../entries/entry-list.client";
import { SmallButton } from "../entries/small-button";

interface Props {
	/** Whether the first field takes the focus when the fields appear. */
	takesFocus: boolean;
	messages: ApplicationMessages;
	/** Called before anything in here is changed by the person. */
	onUse(): void;
	onRemove(): void;
}

/** Skills, with commas between them, and certifications, a line each. */
export function SkillFields({ takesFocus, messages, onUse, onRemove }: Props) {
	const fields = useRef<HTMLDivElement>(null);
	const focusFirst = useRef(takesFocus);

	useEffect(() => {
		if (focusFirst.current) fields.current?.querySelector("input")?.focus();
	}, []);

	return (
		<div ref={fields} onInputCapture={onUse} onClickCapture={onUse} className="space-y-5">
			<TextInput path="soft_skills" label={messages.LABEL_SOFT_SKILLS} hint={messages.HINT_SOFT_SKILLS} />
			<TextInput path="hard_skills" label={messages.LABEL_HARD_SKILLS} hint={messages.HINT_HARD_SKILLS} />
			<EntryList
				name="certifications"
				blank={blankText}
				most={MOST_TEXTS}
				level={4}
				texts={{
					title: messages.CERTIFICATION_TITLE,
					add: messages.CERTIFICATION_ADD,
					entry: messages.CERTIFICATION_ENTRY,
					empty: messages.CERTIFICATION_EMPTY,
				}}
				renderEntry={(path, title) => <TextInput path={`${path}.value`} label={title} />}
			/>
			<SmallButton onClick={onRemove}>{messages.SKILLS_REMOVE}</SmallButton>
		</div>
	);
}
