import type { Locale } from "@/lib/i18n/locales";
import { loadMessages } from "@/lib/i18n/messages";
import { STEPS } from "@/lib/marketing/how-it-works";
import { Section } from "../../layout/section";

interface SideProps {
	heading: string;
	steps: readonly { id: string; text: string }[];
}

const Side = ({ heading, steps }: SideProps) => (
	<div className="rounded-3xl border bg-surface p-6 md:p-8">
		<h3 className="font-extrabold text-ink text-xl">{heading}</h3>
		<ol className="mt-6 grid gap-5">
			{steps.map(({ id, text }, index) => (
				<li key={id} className="flex gap-4">
					<span
						className="grid size-9 shrink-0 place-items-center rounded-full bg-brand font-bold text-on-brand"
						aria-hidden="true"
					>
						{index + 1}
					</span>
					<p className="pt-1 text-ink">{text}</p>
				</li>
			))}
		</ol>
	</div>
);

/** An interview from both sides, step by step. */
export async function BothSides({ locale }: { locale: Locale }) {
	const { steps } = (await loadMessages(locale))["how-it-works"];
	const { recruiter, candidate } = steps;
	return (
		<Section id="steps" heading={steps.heading} lead={steps.lead}>
			<div className="grid gap-6 md:grid-cols-2">
				<Side heading={recruiter.heading} steps={STEPS.recruiter.map((id) => ({ id, text: recruiter[id] }))} />
				<Side heading={candidate.heading} steps={STEPS.candidate.map((id) => ({ id, text: candidate[id] }))} />
			</div>
		</Section>
	);
}
