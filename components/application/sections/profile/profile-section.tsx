import { memo } from "react";
import { FormSection } from "../../form-section.client";
import { PromisedHint } from "../../promised-hint.client";
import type { ApplicationMessages } from "../../setup";
import { AchievementSection } from "./achievements";
import { EducationSection } from "./education";
import { EmploymentSection } from "./employment";
import { LanguageSection } from "./languages";
import { PersonalSection } from "./personal";
import { PlainProfile } from "./plain/plain-profile";
import { SkillsSection } from "./skills/skills-section.client";

interface Props {
	/** Whether the job takes a CV, which fills in parts of this. */
	hasCv: boolean;
	messages: ApplicationMessages;
}

/**
 * What candidates may tell of themselves beyond the questions of the job; none of it is asked for, so each part is one line
 * until somebody opens it. The plain fields are not the last ones: a line below them would go on hydration.
 */
export const ProfileSection = memo(function ProfileSection({ hasCv, messages }: Props) {
	return (
		<FormSection
			title={messages.PROFILE_TITLE}
			hint={
				<PromisedHint
					text={hasCv ? messages.PROFILE_HINT : messages.BY_SLUGS_PROFILE_HINT}
					plain={messages.BY_SLUGS_PROFILE_HINT}
				/>
			}
		>
			<div className="divide-y border-y">
				<PersonalSection messages={messages} />
				<PlainProfile messages={messages} />
				<EmploymentSection messages={messages} />
				<EducationSection messages={messages} />
				<AchievementSection messages={messages} />
				<LanguageSection messages={messages} />
				<SkillsSection messages={messages} />
			</div>
		</FormSection>
	);
});
