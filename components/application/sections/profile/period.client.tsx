"use client";

import { useEffect } from "react";
import { useWatch } from "react-hook-form";
import { CheckboxField } from "@/components/ui/checkbox-field";
import { useFormTools } from "../../form-tools.client";
import { MonthInput } from "../../inputs/month-input.client";
import { useInput } from "../../inputs/use-input.client";

interface Field {
	path: string;
	label: string;
}

interface Props {
	first: Field;
	last: Field;
	/** A box; while it is ticked there is no last month. */
	ongoing: Field;
}

/** Whether the box at `path` is ticked, for whatever reason; while it is, the field at `lastPath` stays empty. */
function useOngoing(path: string, lastPath: string): boolean {
	const { form } = useFormTools();
	// The library's types know paths of entries only with the entry's number written out.
	const isOngoing = Boolean(useWatch({ control: form.control, name: path as "gdpr", exact: true }));

	useEffect(() => {
		const last = lastPath as "location";
		if (isOngoing && form.getValues(last)) form.setValue(last, "", { shouldDirty: true, shouldValidate: true });
	}, [form, isOngoing, lastPath]);

	return isOngoing;
}

/** A first and a last month, and a box for what goes on until today: it empties and shuts the last month. */
export function Period({ first, last, ongoing }: Props) {
	const isOngoing = useOngoing(ongoing.path, last.path);
	// Without a value of its own the box is true or false in the form, as entries have it.
	const { mark, ...box } = useInput(ongoing.path);
	return (
		<div className="space-y-3">
			<div className="grid gap-5 sm:grid-cols-2">
				<MonthInput path={first.path} label={first.label} judges={last.path} />
				<MonthInput path={last.path} label={last.label} disabled={isOngoing} />
			</div>
			<CheckboxField {...box} label={ongoing.label} />
		</div>
	);
}
