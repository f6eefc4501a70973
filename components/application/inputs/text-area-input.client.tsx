"use client";

import type { ComponentProps } from "react";
import { TextArea } from "@/components/ui/text-area";
import { useInput } from "./use-input.client";

type Props = Omit<ComponentProps<typeof TextArea>, "id" | "error" | "mark" | "name" | "counter"> & { path: string };

/** Text of several lines of the form. */
export function TextAreaInput({ path, ...field }: Props) {
	return <TextArea {...field} {...useInput(path)} />;
}
