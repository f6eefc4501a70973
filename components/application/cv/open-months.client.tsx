"use client";

import { useEffect, useRef } from "react";
import { useWatch } from "react-hook-form";
import { fieldId } from "@/components/attachments/field-id";
import { Button } from "@/components/ui/button";
import { focusField } from "@/components/ui/focus-field";
import { openMonths } from "@/lib/application/open-month";
import { fill } from "@/lib/text/fill";
import { useFormTools } from "../form-tools.client";

/** The paths of the CV's dates that still lack their month. */
function useOpenMonths(): string[] {
	const { form } = useFormTools();
	const [employment_history, education_background, key_achievements] = useWatch({
		control: form.control,
		name: ["employment_history", "education_background", "key_achievements"],
	});
	return openMonths({ employment_history, education_background, key_achievements });
}

/** Stands out from the texts around it on a narrow screen, too. */
const BOX = "space-y-3 rounded-lg border-2 border-brand-ink bg-tint p-3 font-medium text-ink";

/** Leads to the date at `path`, whose entry may be closed. */
function ChooseMonths({ path }: { path: string }) {
	const { messages } = useFormTools();
	return (
		<Button quiet onClick={() => focusField(fieldId(path))}>
			{messages.CV_MONTHS_CHOOSE}
		</Button>
	);
}

/** Says how many dates of the CV still lack their month. */
export function OpenMonths() {
	const { messages } = useFormTools();
	const [first, ...others] = useOpenMonths();
	if (!first) return null;
	return (
		<div className={`mt-2 ${BOX}`}>
			<p>{fill(messages.CV_MONTHS, { count: others.length + 1 })}</p>
			<ChooseMonths path={first} />
		</div>
	);
}

/** Asks for them once more, before an application is sent without these dates. */
export function OpenMonthsLeft() {
	const { messages } = useFormTools();
	const [first, ...others] = useOpenMonths();
	const box = useRef<HTMLDivElement>(null);
	// It appears above the pressed button, which on a phone is at the lower edge.
	useEffect(() => {
		box.current?.scrollIntoView({ block: "center" });
	}, []);
	if (!first) return null;
	return (
		<div ref={box} className={`mb-4 ${BOX}`}>
			<p role="alert">{fill(messages.CV_MONTHS_LEFT, { count: others.length + 1 })}</p>
			<ChooseMonths path={first} />
		</div>
	);
}
