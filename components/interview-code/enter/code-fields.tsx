import type { FocusEventHandler, ReactNode, RefObject } from "react";
import { Button } from "@/components/ui/button";
import { FieldError } from "@/components/ui/field-error";
import { boxStyle } from "@/components/ui/field-style";
import { LONGEST_TYPED_CODE } from "@/lib/contract/limits";
import type { CodeWords } from "./code-words";

interface Props {
	/** Also the start of the ids of its hint and error. */
	id: string;
	words: CodeWords;
	/** What was typed before. */
	typed?: string;
	error?: string;
	field?: RefObject<HTMLInputElement | null>;
	onBlur?: FocusEventHandler<HTMLInputElement>;
	/** What stands beside the button. */
	children?: ReactNode;
}

/** The field for a code and its button. The field belongs to the browser, so that what is typed before scripts run stays. */
export function CodeFields({ id, words, typed, error, field, onBlur, children }: Props) {
	return (
		<>
			<p id={`${id}-hint`} className="mb-3 text-muted">
				{words.hint}
			</p>
			<label htmlFor={id} className="sr-only">
				{words.label}
			</label>
			<input
				ref={field}
				id={id}
				name="code"
				defaultValue={typed}
				placeholder={words.placeholder}
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
					{words.button}
				</Button>
				{children}
			</div>
		</>
	);
}
