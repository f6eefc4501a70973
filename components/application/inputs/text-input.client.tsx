"use client";

import type { ComponentProps } from "react";
import { TextField } from "@/components/ui/text-field";
import { useInput } from "./use-input.client";

type Props = Omit<ComponentProps<typeof TextField>, "id" | "error" | "mark" | "name"> & {
	path: string;
	/** Another field whose rule reads this one. */
	judges?: string | undefined;
};

/** One line of text of the form. */
export function TextInput({ path, judges, ...field }: Props) {
	return <TextField {...field} {...useInput(path, judges)} />;
}
