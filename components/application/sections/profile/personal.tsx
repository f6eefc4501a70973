import { memo } from "react";
import { MOST_EXPERIENCE_WORDS } from "@/lib/contract/limits";
import { fill } from "@/lib/text/fill";
import { PERSONAL_NAMES } from "../../field-label";
import { CountedArea } from "../../inputs/counted-area.client";
import { TextAreaInput } from "../../inputs/text-area-input.client";
import { TextInput } from "../../inputs/text-input.client";
import { wordLimit } from "../../inputs/text-limit";
import type { ApplicationMessages } from "../../setup";
import { Fold } from "./fold.client";

/** Residence, origin and profile link of a candidate, and their experience in their own words; all optional. */
export const PersonalSection = memo(function PersonalSection({ messages }: { messages: ApplicationMessages }) {
	return (
		<div className="py-2">
			<Fold title={messages.PERSONAL_TITLE} names={PERSONAL_NAMES}>
				<TextInput path="location" label={messages.LABEL_PROFILE_LOCATION} autoComplete="address-level2" />
				<TextAreaInput path="address" label={messages.LABEL_ADDRESS} autoComplete="street-address" rows={2} />
				<TextInput
					path="date_of_birth"
					label={messages.LABEL_DATE_OF_BIRTH}
					type="date"
					placeholder={messages.PLACEHOLDER_DATE}
					autoComplete="bday"
				/>
				<TextInput path="nationality" label={messages.LABEL_NATIONALITY} autoComplete="country-name" />
				<TextInput
					path="linkedin_url"
					label={messages.LABEL_LINKEDIN}
					hint={messages.HINT_LINKEDIN}
					inputMode="url"
					autoCapitalize="none"
					spellCheck={false}
				/>
				<CountedArea
					path="experience"
					label={messages.LABEL_EXPERIENCE}
					hint={fill(messages.HINT_EXPERIENCE, { most: MOST_EXPERIENCE_WORDS })}
					limit={wordLimit(messages, MOST_EXPERIENCE_WORDS)}
					rows={6}
				/>
			</Fold>
		</div>
	);
});
