"use client";

import { Mark } from "@/components/ui/mark";
import { useMark } from "../../../form-tools.client";

interface Props {
	/** Name of the list. */
	name: string;
	text: string;
	level: 3 | 4;
}

/** The title of a list of the form, with a mark when it was filled from the CV. */
export function ListTitle({ name, text, level }: Props) {
	const mark = useMark(name);
	const Heading = `h${level}` as const;
	return (
		<div className="flex flex-wrap items-center ">
			<Heading className="font-bold text-ink">{text}</Heading>
			{mark && <Mark text={mark} />}
		</div>
	);
}
