"use client";

import { type FocusEvent, type KeyboardEvent, useState } from "react";
import { describedBy } from "@/components/ui/described-by";
import { FieldError } from "@/components/ui/field-error";
import { boxStyle } from "@/components/ui/field-style";
import { LONGEST_LINK } from "@/lib/link-check/address";
import { canRecheck } from "@/lib/link-check/codes";
import type { LinkItem } from "@/lib/link-check/item";
import type { LinkMessages } from "@/lib/link-check/messages";
import { LinkAction } from "./link-action";
import { errorText, statusText } from "./link-text";

interface Props {
	/** Id of the input. */
	id: string;
	item: LinkItem;
	/** The link's name, such as "Link 2". */
	name: string;
	/** What its document is called. */
	of: string;
	messages: LinkMessages;
	disabled: boolean;
	/** True if an empty link counts as a problem, even if it never had focus. */
	showBlank: boolean;
	onEdit(value: string): void;
	onRecheck(): void;
	onRemove(): void;
}

/** Enter ends the typing of a link; it doesn't send the application. */
function keepEnter(event: KeyboardEvent) {
	if (event.key === "Enter") event.preventDefault();
}

/** One link: its field, the state of its check, and its actions. */
export function LinkRow({ id, item, name, of, messages, disabled, showBlank, onEdit, onRecheck, onRemove }: Props) {
	const whole = `${name} ${of}`;
	const [wasLeft, setWasLeft] = useState(false);
	const error = errorText(item, messages, showBlank || wasLeft);
	const status = error ? "" : item.value.trim() && statusText(item, messages);

	function leave(event: FocusEvent<HTMLLIElement>) {
		if (!event.currentTarget.contains(event.relatedTarget)) setWasLeft(true);
	}

	return (
		<li
			className="rounded-lg border border-line bg-surface px-3 py-2"
			data-status={item.linkErrorMessage}
			onBlur={leave}
		>
			<label htmlFor={id} className="font-medium text-ink text-sm">
				{name}
			</label>
			<input
				id={id}
				type="text"
				inputMode="url"
				autoComplete="off"
				autoCapitalize="none"
				spellCheck={false}
				placeholder="https://"
				// One more than a link may have: a longer one is refused with words, and not cut into another link.
				maxLength={LONGEST_LINK + 1}
				value={item.value}
				disabled={disabled}
				aria-invalid={error ? true : undefined}
				aria-describedby={describedBy(id, { error, also: status ? `${id}-status` : undefined })}
				onChange={({ target }) => onEdit(target.value)}
				onKeyDown={keepEnter}
				className={boxStyle(error)}
			/>
			<FieldError id={`${id}-error`} text={error} />
			<div className="flex flex-wrap items-center justify-between gap-x-3">
				<p id={`${id}-status`} className={`text-sm ${item.linkErrorMessage === "" ? "text-ok" : "text-muted"}`}>
					{status}
				</p>
				<div className="ms-auto flex flex-wrap">
					{canRecheck(item.linkErrorMessage) && (
						<LinkAction of={whole} disabled={disabled} onClick={onRecheck}>
							{messages.LINK_RECHECK}
						</LinkAction>
					)}
					<LinkAction of={whole} disabled={disabled} onClick={onRemove}>
						{messages.LINK_REMOVE}
					</LinkAction>
				</div>
			</div>
		</li>
	);
}
