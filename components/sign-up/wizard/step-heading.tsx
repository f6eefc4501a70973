import { STEP_COUNT, type WizardStep } from "@/lib/sign-up/steps";
import { fill } from "@/lib/text/fill";

interface Props {
	step: WizardStep;
	heading: string;
	/** "Step {step} of {steps}". */
	progress: string;
	/** Explains the mark of required fields. */
	required?: string;
}

/** Id of a step's heading, which receives the focus when the step opens. */
export const stepHeadingId = (step: WizardStep): string => `sign-up-step-${step}`;

/** A step's title and position. */
export const StepHeading = ({ step, heading, progress, required }: Props) => (
	<div className="mb-1">
		<p className="font-bold text-brand-ink text-sm">{fill(progress, { step, steps: STEP_COUNT })}</p>
		<div aria-hidden="true" className="mt-2 grid grid-cols-3 gap-1.5">
			{([1, 2, 3] as const).map((one) => (
				<span key={one} className={`h-1.5 rounded-full ${one <= step ? "bg-brand-ink" : "bg-line/40"}`} />
			))}
		</div>
		<h2
			id={stepHeadingId(step)}
			tabIndex={-1}
			className="mt-5 text-balance font-extrabold text-2xl text-ink leading-tight outline-none"
		>
			{heading}
		</h2>
		{required && <p className="mt-2 text-muted text-sm">{required}</p>}
	</div>
);
