import { PlainOnly } from "@/components/ui/plain-only.client";
import type { CompanySwitchMessages } from "./setup";
import type { Step } from "./use-switch.client";

interface Props {
	step: Step;
	/** Whether the last attempt failed without a response. */
	isUnanswered: boolean;
	messages: CompanySwitchMessages;
}

interface SayingProps {
	heading: string;
	text?: string;
}

const Saying = ({ heading, text }: SayingProps) => (
	<>
		<h1 className="text-balance font-bold text-3xl/tight text-ink">{heading}</h1>
		{text && <p className="mt-3 text-ink text-lg">{text}</p>}
	</>
);

/** The page's only message. The server's HTML says what the script does; without script, what the visitor can do. */
export function SwitchHeadline({ step, isUnanswered, messages }: Props) {
	const switching = <Saying heading={messages.switchingHeading} text={messages.switchingText} />;
	const ask = <Saying heading={messages.askHeading} text={messages.askText} />;
	return (
		<div>
			<div role="status" className={step === "served" ? "needs-script" : undefined}>
				{(step === "served" || step === "switching") && switching}
				{step === "asks" && ask}
				{step === "done" && <Saying heading={messages.doneHeading} text={messages.switchingText} />}
				{step === "failed" && (
					<Saying
						heading={messages.failedHeading}
						text={isUnanswered ? messages.unansweredText : messages.failedText}
					/>
				)}
			</div>
			{step === "served" && <PlainOnly>{ask}</PlainOnly>}
		</div>
	);
}
