import type { ReactNode } from "react";

interface Step {
	heading: string;
	text: string;
	/** Stands in the place of its number. */
	sign?: ReactNode;
	className?: string;
}

/** The round sign of a step: its number. */
export const StepNumber = ({ children }: { children: ReactNode }) => (
	<span
		className="grid size-10 place-items-center rounded-full bg-brand font-extrabold text-lg text-on-brand"
		aria-hidden="true"
	>
		{children}
	</span>
);

/** Numbered steps. */
export const Steps = ({ steps }: { steps: readonly Step[] }) => (
	<ol className={`grid gap-5 ${steps.length === 3 ? "md:grid-cols-3" : "sm:grid-cols-2 lg:grid-cols-4"}`}>
		{steps.map(({ heading, text, sign, className = "" }, index) => (
			<li key={heading} className={`rounded-3xl border bg-surface p-6 ${className}`}>
				{sign ?? <StepNumber>{index + 1}</StepNumber>}
				<h3 className="mt-4 text-balance font-bold text-ink text-lg">{heading}</h3>
				<p className="mt-1 text-muted">{text}</p>
			</li>
		))}
	</ol>
);
