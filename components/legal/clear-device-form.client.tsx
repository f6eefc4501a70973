"use client";

import type { FormEvent } from "react";
import { Button } from "@/components/ui/button";
import { clearStorage } from "@/lib/browser/clear-storage";

interface Props {
	action: string;
	label: string;
}

/** Clears the browser's storage, and posts itself: the response makes the browser clear cookies and storage again. */
export function ClearDeviceForm({ action, label }: Props) {
	const clear = async (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		const form = event.currentTarget;
		// Browsers without Clear-Site-Data depend on this.
		await clearStorage();
		form.submit();
	};
	return (
		<form method="post" action={action} onSubmit={clear} className="mt-6">
			<Button type="submit">{label}</Button>
		</form>
	);
}
