import { ButtonLink } from "@/components/ui/button";
import { QrCode } from "@/components/ui/qr-code";
import { type Audience, nextStepOf } from "@/lib/application/outcome";
import type { Locale } from "@/lib/i18n/locales";
import type { InterviewLink } from "../link/interview-link";
import { LinkAlong } from "../link/link-tools";
import type { ApplySetup } from "../setup";
import { CheckLink } from "./check-link";
import { PhoneSteps } from "./phone-steps";
import { Scan } from "./scan";

interface Props {
	link: InterviewLink;
	audience: Audience;
	/** What the visitor's browser runs on. */
	system: "ios" | "android" | "desktop";
	around: Locale;
	storeLinks: ApplySetup["storeLinks"];
	messages: ApplySetup["messages"];
}

function Way({ link: { url }, audience, system, storeLinks, messages }: Props) {
	const step = nextStepOf(audience, system === "desktop");
	if (step === "here") return <ButtonLink href={url}>{messages.SUCCESS_START}</ButtonLink>;
	if (step === "app") {
		return (
			<PhoneSteps store={system === "ios" ? "ios" : "android"} storeLinks={storeLinks} url={url} messages={messages} />
		);
	}
	if (step === "on-computer") return null;
	return (
		<Scan text={messages.SUCCESS_SCAN}>
			<QrCode text={url} title={messages.SUCCESS_QR} />
		</Scan>
	);
}

/** The way to the interview for browsers that run no script: on a phone in numbered steps, else a link. */
export function PlainInterview(props: Props) {
	const { link, audience, system, around, messages } = props;
	const step = nextStepOf(audience, system === "desktop");
	return (
		<section className="grid w-full justify-items-stretch gap-4 text-start text-ink">
			<h2 className="font-bold text-lg">{messages.SUCCESS_NEXT}</h2>
			<Way {...props} />
			<LinkAlong step={step} link={link} around={around} messages={messages} />
			<CheckLink audience={audience} around={around} messages={messages} />
		</section>
	);
}
