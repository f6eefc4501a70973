import type { ComponentProps } from "react";
import { CheckboxField } from "@/components/ui/checkbox-field";
import { SelectField } from "@/components/ui/select-field";
import { TextArea } from "@/components/ui/text-area";
import { TextField } from "@/components/ui/text-field";

/** A field of an entry, by the list, the entry's place and its own name. */
export interface PlainPlace {
	list: string;
	place: number;
}

type Bound<Props> = Omit<Props, "id" | "name" | "error" | "mark"> & { at: PlainPlace; field: string };

const bind = ({ list, place }: PlainPlace, field: string) => ({
	id: `plain-${list}-${place}-${field}`,
	name: `${list}[${place}][${field}]`,
});

/** One line of text of an entry. */
export const PlainText = ({ at, field, ...rest }: Bound<ComponentProps<typeof TextField>>) => (
	<TextField {...rest} {...bind(at, field)} />
);

/** A month of an entry; browsers without a picker for months take it as text. */
export const PlainMonth = (props: Bound<ComponentProps<typeof TextField>>) => (
	<PlainText {...props} type="month" pattern="(19|20)\d{2}-(0[1-9]|1[0-2])" />
);

/** Text of several lines of an entry. */
export const PlainArea = ({ at, field, ...rest }: Bound<Omit<ComponentProps<typeof TextArea>, "counter">>) => (
	<TextArea {...rest} {...bind(at, field)} rows={2} />
);

/** A choice of an entry. */
export const PlainSelect = ({ at, field, ...rest }: Bound<ComponentProps<typeof SelectField>>) => (
	<SelectField {...rest} {...bind(at, field)} />
);

/** A box of an entry. */
export const PlainBox = ({ at, field, ...rest }: Bound<ComponentProps<typeof CheckboxField>>) => (
	<CheckboxField {...rest} {...bind(at, field)} value="true" />
);
