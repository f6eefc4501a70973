"use client";

import { useState } from "react";
import type { EnquiryField } from "@/lib/contract/enquiry";
import { problemOf } from "@/lib/enquiry/rules";
import type { EnquiryValues } from "@/lib/enquiry/values";
import type { FieldProblems, ServedEnquiry } from "./setup";

/** The state of a form. `attempt` counts failed attempts. */
interface State {
	step: "filling" | "sending" | "sent";
	reason?: ServedEnquiry["reason"];
	problems: FieldProblems;
	/** The form's values when its problems were found. */
	values: EnquiryValues;
	attempt: number;
	isCleared: boolean;
}

/** The reported problems that remain after a change of a field; typing adds no new ones. */
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

/** The state of a request's form, starting with the server's result. */
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
		/** Checks the reported problems again after a change of a field. */
		lookAgain: (changed: string, values: EnquiryValues) =>
			setState((before) => {
				const isAtRest = Object.keys(before.problems).length === 0 && !before.isCleared;
				if (isAtRest) return before;
				return { ...before, values, isCleared: false, problems: stillWrong(before.problems, changed, values) };
			}),
	};
}
