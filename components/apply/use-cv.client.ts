"use client";

import { useRef, useState } from "react";
import type { CvState } from "@/lib/application/values";
import type { Attachment } from "@/lib/upload/attachment";
import { cvStateOf } from "./cv-state";

const isSame = (one: CvState, other: CvState) => JSON.stringify(one) === JSON.stringify(other);

interface Cv {
	state: CvState;
	/** The state at this moment, for rules that run between two renders. */
	current: () => CvState;
	/** Takes the slot's files; progress alone changes nothing. Gives whether the state is another one. */
	update: (attachments: readonly Attachment[]) => boolean;
}

/** How the CV of the form stands. */
export function useCv(): Cv {
	const [state, setState] = useState<CvState>({ kind: "none" });
	const latest = useRef(state);

	function update(attachments: readonly Attachment[]): boolean {
		const next = cvStateOf(attachments);
		if (isSame(latest.current, next)) return false;
		latest.current = next;
		setState(next);
		return true;
	}

	return { state, current: () => latest.current, update };
}
