import { LazyForm } from "./lazy-form.client";
import type { ApplySetup } from "./setup";

/** The application form's place on a job page. */
export function ApplySection(setup: ApplySetup) {
	return (
		<section id="apply" aria-label={setup.messages.LABEL_FORM_TITLE} className="mt-10 border-t pt-8">
			<LazyForm {...setup} />
		</section>
	);
}
