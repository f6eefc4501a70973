import type { Locale } from "@/lib/i18n/locales";
import { loadMessages } from "@/lib/i18n/messages";
import { Section } from "../../layout/section";

interface SideProps {
	heading: string;
	list: readonly string[];
}

const Side = ({ heading, list }: SideProps) => (
	<div className="rounded-3xl border bg-surface p-6 md:p-8">
		<h3 className="font-extrabold text-ink text-xl">{heading}</h3>
		<ol className="mt-6 grid gap-5">
			{list.map((text, index) => (
				<li key={text} className="flex gap-4">
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
	return (
		<Section id="steps" heading={steps.heading} lead={steps.lead} start>
			<div className="grid gap-6 md:grid-cols-2">
				<Side {...steps.recruiter} />
				<Side {...steps.candidate} />
			</div>
		</Section>
	);
}
