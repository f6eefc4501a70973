"use client";

import { memo, useState } from "react";
import type { ApplicationMessages } from "../../../setup";
import { EmptyRow } from "../entries/empty-row";
import { SmallButton } from "../entries/small-button";
import { UndoLine } from "../entries/undo-line.client";
import { Fold } from "../fold.client";
import { SkillFields } from "./skill-fields.client";
import { SKILL_NAMES, useSkills } from "./use-skills.client";

/** Skills and certifications: a line that says that there are none, until there are or somebody adds them. */
export const SkillsSection = memo(function SkillsSection({ messages }: { messages: ApplicationMessages }) {
	const skills = useSkills();
	const [restored, setRestored] = useState("");

	function remove() {
		setRestored("");
		skills.remove();
	}

	function undo() {
		setRestored(messages.SKILLS_RESTORED);
		skills.undo();
	}

	return (
		<div className="py-2 plain:hidden">
			{skills.isShown ? (
				<Fold title={messages.SKILLS_TITLE} names={SKILL_NAMES} startsOpen={skills.isOpened}>
					<SkillFields takesFocus={skills.isOpened} onUse={skills.keep} messages={messages} onRemove={remove} />
				</Fold>
			) : (
				<>
					{skills.canUndo && <UndoLine text={messages.SKILLS_REMOVED} messages={messages} onUndo={undo} />}
					<EmptyRow title={messages.SKILLS_TITLE} text={<p className="text-muted text-sm">{messages.SKILLS_EMPTY}</p>}>
						<SmallButton onClick={skills.open}>{messages.SKILLS_ADD}</SmallButton>
					</EmptyRow>
				</>
			)}
			<span role="status" className="sr-only">
				{restored}
			</span>
		</div>
	);
});
