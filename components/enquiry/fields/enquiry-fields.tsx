import { EmailSuggestion } from "@/components/shared/email-suggestion.client";
import type { EnquiryField, EnquiryKind } from "@/lib/contract/enquiry";
import { fieldsOf } from "@/lib/enquiry/values";
import type { ZoneGroup } from "@/lib/enquiry/zones";
import { enquiryFieldId } from "../setup";
import { EnquiryTextField } from "./enquiry-text-field";
import { LongField } from "./long-field";
import { MethodField } from "./method-field";
import type { FieldOptions } from "./options";
import { ZoneField } from "./zone-field";

interface Props extends FieldOptions {
	kind: EnquiryKind;
	zones: readonly ZoneGroup[];
	ownZone?: string;
}

/** Pairs of fields that are side by side if there is room. They have no hints, so that their boxes line up. */
const NARROW: readonly EnquiryField[] = ["company", "email", "preferred_date", "preferred_time"];

function fieldOf(field: EnquiryField, { kind, zones, ownZone, ...options }: Props) {
	switch (field) {
		case "reason":
		case "topics":
			return <LongField field={field} {...options} />;
		case "delivery_method":
			return <MethodField {...options} />;
		case "timezone":
			return <ZoneField zones={zones} ownZone={ownZone} {...options} />;
		default:
			return <EnquiryTextField field={field} {...options} />;
	}
}

/** All fields of a form, in their order. */
export const EnquiryFields = (props: Props) => (
	<div className="grid gap-5 sm:grid-cols-2">
		{fieldsOf(props.kind).map((field) => (
			<div key={field} className={`min-w-0 ${NARROW.includes(field) ? "" : "sm:col-span-2"}`}>
				{fieldOf(field, props)}
				{field === "email" && <EmailSuggestion fieldId={enquiryFieldId(field)} question={props.messages.emailMeant} />}
			</div>
		))}
	</div>
);
