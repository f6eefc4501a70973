"use client";

import type { ComponentProps } from "react";
import { CheckboxField } from "@/components/ui/checkbox-field";
import { useInput } from "./use-input.client";

type Props = Omit<ComponentProps<typeof CheckboxField>, "id" | "error" | "name" | "value"> & { path: string };

/** A box to tick; browsers without script send "true" for it. */
export function CheckboxInput({ path, ...field }: Props) {
	const { mark, ...input } = useInput(path);
	return <CheckboxField {...field} {...input} value="true" />;
}
