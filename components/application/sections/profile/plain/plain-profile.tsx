import { PlainOnly } from "@/components/ui/plain-only.client";
import { TextArea } from "@/components/ui/text-area";
import { TextField } from "@/components/ui/text-field";
import type { ApplicationMessages } from "../../../setup";
import { PlainAchievements, PlainEducation, PlainEmployment } from "./plain-histories";

/** The lists of the profile for browsers that run no script: a few entries each, and texts of one a line. */
export const PlainProfile = ({ messages }: { messages: ApplicationMessages }) => (
	<PlainOnly>
		<div className="divide-y">
			<PlainEmployment messages={messages} />
			<PlainEducation messages={messages} />
			<PlainAchievements messages={messages} />
			<details className="py-2">
				<summary className="min-h-11 cursor-pointer py-2 font-bold text-ink">{messages.PLAIN_SKILLS_TITLE}</summary>
				<div className="mt-3 space-y-4">
					<TextArea
						id="plain-languages"
						name="languages"
						label={messages.LANGUAGE_TITLE}
						hint={messages.PLAIN_LINES_HINT}
						rows={2}
					/>
					<TextField
						id="plain-soft_skills"
						name="soft_skills"
						label={messages.LABEL_SOFT_SKILLS}
						hint={messages.HINT_SOFT_SKILLS}
					/>
					<TextField
						id="plain-hard_skills"
						name="hard_skills"
						label={messages.LABEL_HARD_SKILLS}
						hint={messages.HINT_HARD_SKILLS}
					/>
					<TextArea
						id="plain-certifications"
						name="certifications"
						label={messages.CERTIFICATION_TITLE}
						hint={messages.PLAIN_LINES_HINT}
						rows={2}
					/>
				</div>
			</details>
		</div>
	</PlainOnly>
);
