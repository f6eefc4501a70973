"use client";

import { type RefObject, useCallback, useEffect, useState } from "react";
import { typedIn } from "./form-values";
import type { EnquirySetup } from "./setup";

/** Whether somebody has put anything into a form; `look` looks again. A time zone is there by itself. While a form is sent its fields can't be read. */
export function useFilled(
	form: RefObject<HTMLFormElement | null>,
	{ kind, begun }: Pick<EnquirySetup, "kind" | "begun">,
	isSending: boolean,
) {
	const [isFilled, setFilled] = useState(false);

	const look = useCallback(() => {
		if (!form.current || isSending) return;
		const { timezone, ...typed } = typedIn(form.current, kind, begun);
		setFilled(Object.keys(typed).length > 0);
	}, [form, kind, begun, isSending]);

	// Restored drafts and cleared forms arrive with a rendering.
	useEffect(look);

	return { isFilled, look };
}
