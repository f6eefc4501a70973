import { ActionButton } from "@/components/ui/action-button";
import { Choice } from "@/components/ui/choice";
import { ChoiceGroup } from "@/components/ui/choice-group";
import { TextField } from "@/components/ui/text-field";
import { lostLinkAction } from "@/lib/application/sent-address";
import type { LinkRequest } from "@/lib/application/sent-problem";
import type { Region } from "@/lib/contract/code";
import type { Locale } from "@/lib/i18n/locales";
import type { SentMessages } from "./messages";
import { Notice } from "./notice";

interface Props {
	locale: Locale;
	messages: SentMessages;
	/** The request before this page, and its result. */
	request?: LinkRequest;
	/** The region of the job, where that is known; else the form asks for it. */
	region?: Region;
	/** Whether it is what its page is about. */
	isPage?: boolean;
}

/** Asks for the links of one's applications by mail: a form that the browser posts itself. */
export function LostLink({ locale, messages: { lost, problem }, request, region, isPage = false }: Props) {
	const Title = isPage ? "h1" : "h2";
	const { result, typed } = request ?? {};
	return (
		<section className="rounded-2xl border bg-surface p-5 text-start sm:p-6">
			<Title className="mb-2 font-bold text-ink text-xl">{lost.title}</Title>
			{result === "sent" && <Notice text={lost.sent} />}
			<form method="post" action={lostLinkAction(region ?? "main", locale)} className="mt-4 space-y-4">
				{(result === "tooMany" || result === "failed") && <Notice text={problem[result]} isProblem />}
				{result === "unavailable" && <Notice text={lost.unavailable} isProblem />}
				<p className="text-muted">{lost.text}</p>
				<TextField
					id="lost-email"
					name="email"
					type="email"
					label={lost.email}
					autoComplete="email"
					required
					defaultValue={typed?.email}
					error={result === "invalid" ? lost.invalid : undefined}
				/>
				{!region && (
					<ChoiceGroup id="lost-region-main" legend={lost.region}>
						<Choice
							id="lost-region-main"
							type="radio"
							name="region"
							value="main"
							label={lost.regionMain}
							defaultChecked={!typed?.isEu}
						/>
						<Choice
							id="lost-region-eu"
							type="radio"
							name="region"
							value="eu"
							label={lost.regionEu}
							defaultChecked={typed?.isEu}
						/>
					</ChoiceGroup>
				)}
				<ActionButton quiet>{lost.send}</ActionButton>
			</form>
		</section>
	);
}
