import { ButtonLink } from "@/components/ui/button";
import { type Audience, nextStepOf } from "@/lib/application/outcome";
import type { ApplySetup } from "../setup";
import { PhoneSteps } from "./phone-steps";

interface Props {
	url: string;
	audience: Audience;
	/** What the visitor's browser runs on. */
	system: "ios" | "android" | "desktop";
	storeLinks: ApplySetup["storeLinks"];
	messages: ApplySetup["messages"];
}

function Way({ url, audience, system, storeLinks, messages }: Props) {
	const step = nextStepOf(audience, system === "desktop");
	if (step === "here") return <ButtonLink href={url}>{messages.SUCCESS_START}</ButtonLink>;
	if (step === "app") {
		return (
			<PhoneSteps store={system === "ios" ? "ios" : "android"} storeLinks={storeLinks} url={url} messages={messages} />
		);
	}
	return (
		<>
			<p>{step === "on-phone" ? messages.SUCCESS_ON_PHONE : messages.SUCCESS_ON_COMPUTER}</p>
			<p className="select-all break-all rounded-lg border bg-surface px-3 py-2 font-mono text-sm">{url}</p>
		</>
	);
}

/** The way to the interview for browsers that run no script: on a phone in numbered steps, else a link. */
export const PlainInterview = (props: Props) => (
	<section className="grid w-full justify-items-stretch gap-4 text-start text-ink">
		<h2 className="font-bold text-lg">{props.messages.SUCCESS_NEXT}</h2>
		<Way {...props} />
	</section>
);
