import type { Audience } from "@/lib/application/outcome";
import type { Locale } from "@/lib/i18n/locales";
import { checkLink } from "@/lib/interview-code/check/check-link";
import type { ApplicationMessages } from "../setup";

const PLACES = { any: undefined, mobile: "phone", desktop: "computer" } as const;

interface Props {
	audience: Audience;
	around: Locale;
	messages: ApplicationMessages;
}

/** Link to the check of camera, microphone and connection before the interview. */
export const CheckLink = ({ audience, around, messages }: Props) => (
	<p className="no-print">
		<a
			className="inline-block py-2 font-medium underline underline-offset-4"
			href={checkLink(around, PLACES[audience])}
		>
			{messages.SUCCESS_CHECK}
		</a>
	</p>
);
