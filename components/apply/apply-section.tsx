import type { ApplySetup } from "./setup";
import { SleepingForm } from "./sleeping-form.client";

/** The application form's place on a job page. */
export function ApplySection(setup: ApplySetup) {
	return (
		<section id="apply" aria-labelledby="apply-heading" className="no-print mt-10 border-t pt-8">
			<h2 id="apply-heading" className="font-bold text-2xl text-ink">
				{setup.words.LABEL_FORM_TITLE}
			</h2>
			<SleepingForm {...setup} />
		</section>
	);
}
