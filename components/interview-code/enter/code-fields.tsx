import type { FocusEventHandler, ReactNode, RefObject } from "react";
import { Button } from "@/components/ui/button";
import { FieldError } from "@/components/ui/field-error";
import { boxStyle } from "@/components/ui/field-style";
import { LONGEST_TYPED_CODE } from "@/lib/contract/limits";
import type { EnterCodeMessages } from "./code-messages";

interface Props {
	/** Also the start of the ids of its hint and error. */
	id: string;
	messages: EnterCodeMessages;
	/** The text that was typed before. */
	typed?: string;
	error?: string;
	field?: RefObject<HTMLInputElement | null>;
	onBlur?: FocusEventHandler<HTMLInputElement>;
	/** The content beside the button. */
	children?: ReactNode;
}

/** The field for a code and its button. The field belongs to the browser, so that what is typed before scripts run stays. */
export function CodeFields({ id, messages, typed, error, field, onBlur, children }: Props) {
	return (
		<>
			<p id={`${id}-hint`} className="mb-3 text-muted">
				{messages.hint}
			</p>
			<label htmlFor={id} className="sr-only">
				{messages.label}
			</label>
			<input
				ref={field}
				id={id}
				name="code"
				defaultValue={typed}
				placeholder={messages.placeholder}
				maxLength={LONGEST_TYPED_CODE}
				autoComplete="off"
				autoCapitalize="characters"
				autoCorrect="off"
				spellCheck={false}
				enterKeyHint="go"
				dir="ltr"
				aria-required="true"
				aria-invalid={error ? true : undefined}
				aria-describedby={error ? `${id}-error ${id}-hint` : `${id}-hint`}
				onBlur={onBlur}
				className={boxStyle(error)}
			/>
			<FieldError id={`${id}-error`} text={error} />
			<div className="mt-4 flex flex-wrap gap-3">
				<Button type="submit" className="grow">
					{messages.button}
				</Button>
				{children}
			</div>
		</>
	);
}
