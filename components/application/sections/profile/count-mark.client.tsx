"use client";

import { Mark } from "@/components/ui/mark";
import { fill } from "@/lib/text/fill";
import { useFormTools, useMarkCount } from "../../form-tools.client";

/** How many values the CV gave to the fields and lists at `paths`; nothing for none. */
export function CountMark({ paths }: { paths: readonly string[] }) {
	const { messages } = useFormTools();
	const count = useMarkCount(paths);
	return count > 0 && <Mark text={fill(messages.CV_MARK_COUNT, { count })} />;
}
