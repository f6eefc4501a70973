import type { FormFields } from "../form-fields";
import type { FormTools } from "../form-tools.client";

/** Calls `look` now, and at each change of a field; the result stops that. */
export function watchField(form: FormTools["form"], path: string, look: () => void): () => void {
	// Before the first look: the form gives no values to its parts until one of them has subscribed.
	const stop = form.subscribe({
		name: path as keyof FormFields,
		exact: true,
		formState: { values: true },
		callback: look,
	});
	look();
	return stop;
}
