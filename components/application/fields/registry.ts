import type { ComponentType } from "react";
import type { FieldKind } from "@/lib/application/additional-field";
import { CheckboxesAnswer } from "./checkboxes-answer.client";
import { DateAnswer } from "./date-answer.client";
import type { FieldProps } from "./field-props";
import { FileAnswer } from "./file-answer.client";
import { NumberAnswer } from "./number-answer.client";
import { RadioAnswer } from "./radio-answer.client";
import { SelectAnswer } from "./select-answer.client";
import { TextAnswer } from "./text-answer.client";
import { TextAreaAnswer } from "./text-area-answer.client";

/** The renderer of each kind of additional field; a kind without one doesn't compile. */
export const RENDERERS: Readonly<Record<FieldKind, ComponentType<FieldProps>>> = {
	text: TextAnswer,
	textarea: TextAreaAnswer,
	checkboxes: CheckboxesAnswer,
	number: NumberAnswer,
	radio: RadioAnswer,
	select: SelectAnswer,
	date: DateAnswer,
	file: FileAnswer,
};
