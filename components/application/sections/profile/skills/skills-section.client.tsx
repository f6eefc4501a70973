"use client";

import { memo, useState } from "react";
import type { ApplyWords } from "../../../setup";
import { SmallButton } from "../entries/small-button";
import { UndoLine } from "../entries/undo-line.client";
import { SkillFields } from "./skill-fields.client";
import { useSkills } from "./use-skills.client";

/** Skills and certifications: a line that says that there are none, until there are or somebody adds them. */
export const SkillsSection = memo(function SkillsSection({ words }: { words: ApplyWords }) {
	const skills = useSkills();
	const [restored, setRestored] = useState("");
	return (
		<div className="border-t pt-4 plain:hidden">
			<h3 className="font-bold text-ink">{words.SKILLS_TITLE}</h3>
			{skills.isShown ? (
				<SkillFields
					takesFocus={skills.isOpened}
					onUse={skills.keep}
					words={words}
					onRemove={() => {
						setRestored("");
						skills.remove();
					}}
				/>
			) : (
				<div className="mt-1 space-y-3">
					<p className="text-muted text-sm">{words.SKILLS_EMPTY}</p>
					{skills.canUndo && (
						<UndoLine
							text={words.SKILLS_REMOVED}
							words={words}
							onUndo={() => {
								setRestored(words.SKILLS_RESTORED);
								skills.undo();
							}}
						/>
					)}
					<SmallButton onClick={skills.open}>{words.SKILLS_ADD}</SmallButton>
				</div>
			)}
			<span role="status" className="sr-only">
				{restored}
			</span>
		</div>
	);
});
