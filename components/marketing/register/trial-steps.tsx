import { Tick } from "@/components/ui/tick";
import type { Locale } from "@/lib/i18n/locales";
import { loadMessages } from "@/lib/i18n/messages";
import { Section } from "../../layout/section";
import { StepNumber, Steps } from "../steps";

/** A first step that is done once the account is made. */
const FirstSign = ({ done }: { done: string }) => (
	<p className="flex items-center gap-3">
		<StepNumber>
			<span className="made:hidden">1</span>
			<Tick className="hidden size-6 made:block" />
		</StepNumber>
		<span className="hidden font-bold text-ok made:inline">{done}</span>
	</p>
);

/** The steps of a trial. Once the account exists, the first step is ticked and the second one is highlighted. */
export async function TrialSteps({ locale }: { locale: Locale }) {
	const { start } = (await loadMessages(locale)).register;
	const steps = start.steps.map(({ heading, text }, index) => ({
		heading,
		text,
		...(index === 0 && { sign: <FirstSign done={start.done} /> }),
		...(index === 1 && {
			className: "made:border-brand-ink made:bg-tint made:shadow-lg",
		}),
	}));
	return (
		<Section id="next" heading={start.heading} lead={start.lead}>
			<Steps steps={steps} />
		</Section>
	);
}
