import { SafeHtml } from "@/components/ui/safe-html";
import { FormSection } from "../form-section.client";
import { CheckboxInput } from "../inputs/checkbox-input.client";
import type { ApplySetup } from "../setup";

interface Props {
	consent: ApplySetup["consent"];
	/** True when the job has a statement of its own. */
	hasCompliance: boolean;
	messages: ApplySetup["messages"];
}

function Statement({ html }: { html: string }) {
	if (!html) return null;
	return <SafeHtml className="prose rounded-lg border p-3 text-muted text-sm" html={html} />;
}

/** What the candidate agrees to: use of the data, and the company's statement where it has one. */
export function ConsentSection({ consent, hasCompliance, messages }: Props) {
	return (
		<FormSection title={messages.LABEL_CONSENT_TITLE}>
			<Statement html={consent.gdprHtml} />
			<CheckboxInput path="gdpr" label={consent.gdprLabel} required />
			{hasCompliance && (
				<>
					<Statement html={consent.complianceHtml} />
					<CheckboxInput path="compliance" label={messages.LABEL_COMPLIANCE} required />
				</>
			)}
		</FormSection>
	);
}
