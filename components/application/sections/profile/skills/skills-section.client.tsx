"use client";

import { memo, useState } from "react";
import type { ApplicationMessages } from "../../../setup";
import { SmallButton } from "../entries/small-button";
import { UndoLine } from "../entries/undo-line.client";
import { SkillFields } from "./skill-fields.client";
import { useSkills } from "./use-skills.client";

/** Skills and certifications: a line that says that there are none, until there are or somebody adds them. */
export const SkillsSection = memo(function SkillsSection({ messages }: { messages: ApplicationMessages }) {
	const skills = useSkills();
	const [restored, setRestored] = useState("");
	return (
		<div className="border-t pt-4 plain:hidden">
			<h3 className="font-bold text-ink">{messages.SKILLS_TITLE}</h3>
			{skills.isShown ? (
				<SkillFields
					takesFocus={skills.isOpened}
					onUse={skills.keep}
					messages={messages}
					onRemove={() => {
						setRestored("");
						skills.remove();
					}}
				/>
			) : (
				<div className="mt-1 space-y-3">
					<p className="text-muted text-sm">{messages.SKILLS_EMPTY}</p>
					{skills.canUndo && (
						<UndoLine
							text={messages.SKILLS_REMOVED}
							messages={messages}
							onUndo={() => {
								setRestored(messages.SKILLS_RESTORED);
								skills.undo();
							}}
						/>
					)}
					<SmallButton onClick={skills.open}>{messages.SKILLS_ADD}</SmallButton>
				</div>
			)}
			<span role="status" className="sr-only">
				{restored}
			</span>
		</div>
	);
});
