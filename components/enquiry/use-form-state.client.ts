"use client";

import { useState } from "react";
import type { EnquiryField } from "@/lib/contract/enquiry";
import { problemOf } from "@/lib/enquiry/rules";
import type { EnquiryValues } from "@/lib/enquiry/values";
import type { FieldProblems, ServedEnquiry } from "./setup";

/** Where a form is. `attempt` counts the tries that failed. */
interface State {
	step: "filling" | "sending" | "sent";
	reason?: ServedEnquiry["reason"];
	problems: FieldProblems;
	/** What stood in the form when its problems were found. */
	values: EnquiryValues;
	attempt: number;
	isCleared: boolean;
}

/** Problems after a field was changed: of those that were told, what is still wrong; nothing new is told while typing. */
function stillWrong(problems: FieldProblems, changed: string, values: EnquiryValues): FieldProblems {
	const left: FieldProblems = {};
	for (const [name, problem] of Object.entries(problems)) {
		const field = name as EnquiryField;
		const isHosts = problem === "refused" || typeof problem === "object";
		if (!isHosts) left[field] = problemOf(field, values, Date.now());
		else if (field !== changed) left[field] = problem;
	}
	return left;
}

/** What a request's form shows, beginning with what the server said of it. */
export function useFormState(served?: ServedEnquiry) {
	const [state, setState] = useState<State>({
		step: "filling",
		reason: served?.reason,
		problems: served?.problems ?? {},
		values: served?.values ?? {},
		attempt: 0,
		isCleared: false,
	});
	return {
		state,
		update: (change: Partial<State>) => setState((before) => ({ ...before, ...change })),
		fail: (reason: State["reason"], problems: FieldProblems, values: EnquiryValues) =>
			setState(({ attempt }) => ({
				step: "filling",
				reason,
				problems,
				values,
				attempt: attempt + 1,
				isCleared: false,
			})),
		/** Looks again at what was told, after a field was changed. */
		lookAgain: (changed: string, values: EnquiryValues) =>
			setState((before) => {
				const isAtRest = Object.keys(before.problems).length === 0 && !before.isCleared;
				if (isAtRest) return before;
				return { ...before, values, isCleared: false, problems: stillWrong(before.problems, changed, values) };
			}),
	};
}
