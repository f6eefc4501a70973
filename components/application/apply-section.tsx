import type { ApplySetup } from "./setup";
import { SleepingForm } from "./sleeping-form.client";

/** The application form's place on a job page. */
export function ApplySection(setup: ApplySetup) {
	return (
		<section id="apply" aria-label={setup.words.LABEL_FORM_TITLE} className="mt-10 border-t pt-8">
			<SleepingForm {...setup} />
		</section>
	);
}
