"use client";

import { ErrorSummary } from "@/components/ui/error-summary.client";
import type { EnquiryField } from "@/lib/contract/enquiry";
import { named } from "@/lib/text/named";
import type { EnquiryMessages } from "./enquiry-messages";
import { enquiryFieldId, type ServedEnquiry } from "./setup";

interface Props {
	reason: ServedEnquiry["reason"];
	/** The fields' problems as messages, in the order of the fields. */
	errors: readonly (readonly [EnquiryField, string])[];
	attempt: number;
	/** True when a text was too long to come back. */
	isCut: boolean;
	supportEmail: string;
	messages: EnquiryMessages;
}

/** Why a request was not taken, above its form, and what else one can do. */
export function EnquiryProblem({ reason, errors, attempt, isCut, supportEmail, messages }: Props) {
	const heading = reason === "values" ? messages.problem.values : messages.problem.other;
	const items = errors.map(([field, text]) => ({
		id: enquiryFieldId(field),
		text: named(messages.fields[field], text),
	}));
	const text = isCut ? `${messages.refusals[reason]} ${messages.cut}` : messages.refusals[reason];
	return (
		<div className="mb-6">
			<ErrorSummary heading={heading} text={text} items={items} attempt={attempt} />
			{reason !== "values" && (
				<p className="mt-3 text-ink">
					{messages.mailInstead}{" "}
					<a
						href={`mailto:${supportEmail}`}
						className="inline-block py-1 font-bold text-brand-ink underline underline-offset-4"
					>
						{supportEmail}
					</a>
				</p>
			)}
		</div>
	);
}
