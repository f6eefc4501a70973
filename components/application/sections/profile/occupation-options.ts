import { JOB_FAMILIES, JOB_LEVELS } from "@/lib/application/occupations";
import type { ApplicationMessages } from "../../setup";

interface Option {
	/** What is sent. */
	value: string;
	/** What is read. */
	label: string;
}

type Prefix = "JOB_FAMILY" | "JOB_LEVEL";
type OptionKey = Extract<keyof ApplicationMessages, `${Prefix}_${number}`>;

function optionsOf(values: readonly string[], prefix: Prefix, messages: ApplicationMessages): Option[] {
	return values.map((value, i) => {
		// The messages of the n-th value stand under the prefix and n; a test holds both lists against each other.
		const key = `${prefix}_${i + 1}` as OptionKey;
		return { value, label: messages[key] };
	});
}

/** Every family that a job can belong to. */
export const jobFamilies = (messages: ApplicationMessages): Option[] => optionsOf(JOB_FAMILIES, "JOB_FAMILY", messages);

/** Every level that a job can have. */
export const jobLevels = (messages: ApplicationMessages): Option[] => optionsOf(JOB_LEVELS, "JOB_LEVEL", messages);
