import type { UseFormRegister } from "react-hook-form";
import { CheckboxField } from "@/components/ui/checkbox-field";
import { SafeHtml } from "@/components/ui/safe-html";
import type { ApplicationValues, FieldName } from "@/lib/application/values";
import { fieldId } from "../field-id";
import type { ApplySetup } from "../setup";

interface Props {
	register: UseFormRegister<ApplicationValues>;
	consent: ApplySetup["consent"];
	/** True when the job has a statement of its own. */
	hasCompliance: boolean;
	words: ApplySetup["words"];
	errorOf: (name: FieldName) => string | undefined;
}

function Statement({ html }: { html: string }) {
	if (!html) return null;
	return <SafeHtml className="prose rounded-lg border p-3 text-muted text-sm" html={html} />;
}

/** What the candidate agrees to: use of the data, and the company's statement where it has one. */
export function ConsentSection({ register, consent, hasCompliance, words, errorOf }: Props) {
	return (
		<fieldset className="space-y-3">
			<legend className="font-bold text-ink text-lg">{words.LABEL_CONSENT_TITLE}</legend>
			<Statement html={consent.gdprHtml} />
			<CheckboxField
				{...register("gdpr")}
				value="true"
				id={fieldId("gdpr")}
				label={consent.gdprLabel}
				required
				error={errorOf("gdpr")}
			/>
			{hasCompliance && (
				<>
					<Statement html={consent.complianceHtml} />
					<CheckboxField
						{...register("compliance")}
						value="true"
						id={fieldId("compliance")}
						label={words.LABEL_COMPLIANCE}
						required
						error={errorOf("compliance")}
					/>
				</>
			)}
		</fieldset>
	);
}
