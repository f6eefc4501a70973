import { describedBy } from "@/components/ui/described-by";
import { FieldError } from "@/components/ui/field-error";
import { FieldLabel } from "@/components/ui/field-label";
import { boxStyle } from "@/components/ui/field-style";
import type { ZoneGroup } from "@/lib/enquiry/zones";
import { enquiryFieldId } from "../setup";
import type { FieldOptions } from "./options";

const FIELD = "timezone";
const ID = enquiryFieldId(FIELD);

interface Props extends FieldOptions {
	zones: readonly ZoneGroup[];
	/** The visitor's own time zone, where the list lacks it. */
	ownZone?: string;
}

/** The time zone that date and time are meant in, by part of the world. */
export function ZoneField({ messages, values, errors, zones, ownZone }: Props) {
	const [label, hint, error] = [messages.fields[FIELD], messages.hints[FIELD], errors[FIELD]];
	return (
		<div>
			<FieldLabel id={ID} label={label} hint={hint} required />
			<select
				id={ID}
				name={FIELD}
				required
				defaultValue={values[FIELD]}
				aria-invalid={error ? true : undefined}
				aria-describedby={describedBy(ID, { hint, error })}
				className={boxStyle(error)}
			>
				<option value="">{messages.chooseZone}</option>
				{ownZone && <option value={ownZone}>{ownZone.replaceAll("_", " ")}</option>}
				{zones.map((group) => (
					<optgroup key={group.part} label={messages.parts[group.part as keyof typeof messages.parts] ?? group.part}>
						{group.zones.map(({ name, label: town }) => (
							<option key={name} value={`${group.part}/${name}`}>
								{town}
							</option>
						))}
					</optgroup>
				))}
			</select>
			<FieldError id={`${ID}-error`} text={error} />
		</div>
	);
}
