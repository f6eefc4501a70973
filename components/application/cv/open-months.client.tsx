"use client";

import { useWatch } from "react-hook-form";
import { countOpenMonths } from "@/lib/application/open-month";
import { fill } from "@/lib/text/fill";
import { useFormTools } from "../form-tools.client";

/** Says how many dates of the CV still lack their month. */
export function OpenMonths() {
	const { form, messages } = useFormTools();
	const [employment_history, education_background, key_achievements] = useWatch({
		control: form.control,
		name: ["employment_history", "education_background", "key_achievements"],
	});
	const count = countOpenMonths({ employment_history, education_background, key_achievements });
	return count > 0 && <p className="mt-2 text-ink">{fill(messages.CV_MONTHS, { count })}</p>;
}
