type Step = "step1" | "step2" | "step3";
type Words = Record<"stepsHeading" | `${Step}Title` | `${Step}Text`, string>;

const STEPS: readonly Step[] = ["step1", "step2", "step3"];

/** The candidate's way in three steps. */
export function HomeSteps({ words }: { words: Words }) {
	return (
		<section aria-labelledby="steps-heading">
			<h2 id="steps-heading" className="font-bold text-2xl text-ink">
				{words.stepsHeading}
			</h2>
			<ol className="mt-5 grid gap-6 md:grid-cols-3">
				{STEPS.map((step, index) => (
					<li key={step} className="rounded-2xl border bg-surface p-6">
						<span
							className="grid size-9 place-items-center rounded-full bg-brand font-bold text-on-brand"
							aria-hidden="true"
						>
							{index + 1}
						</span>
						<h3 className="mt-3 font-bold text-ink text-lg">{words[`${step}Title`]}</h3>
						<p className="mt-1 text-muted">{words[`${step}Text`]}</p>
					</li>
				))}
			</ol>
		</section>
	);
}
