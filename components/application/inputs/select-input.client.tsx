"use client";

import type { ComponentProps } from "react";
import { SelectField } from "@/components/ui/select-field";
import { useInput } from "./use-input.client";

type Props = Omit<ComponentProps<typeof SelectField>, "id" | "error" | "mark" | "name"> & { path: string };

/** A choice from a list of the form. */
export function SelectInput({ path, ...field }: Props) {
	return <SelectField {...field} {...useInput(path)} />;
}
