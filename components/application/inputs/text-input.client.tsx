"use client";

import type { ComponentProps } from "react";
import { TextField } from "@/components/ui/text-field";
import { useInput } from "./use-input.client";

type Props = Omit<ComponentProps<typeof TextField>, "id" | "error" | "mark" | "name"> & { path: string };

/** One line of text of the form. */
export function TextInput({ path, ...field }: Props) {
	return <TextField {...field} {...useInput(path)} />;
}
