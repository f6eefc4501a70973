import type { EnquiryKind } from "@/lib/contract/enquiry";
import { zoneGroups } from "@/lib/enquiry/zones";
import type { Locale } from "@/lib/i18n/locales";
import { env } from "@/lib/server/env";
import { enquiryMessages } from "./enquiry-messages";
import { LazyEnquiry } from "./lazy-enquiry.client";
import type { ServedEnquiry } from "./setup";

interface Props {
	kind: EnquiryKind;
	locale: Locale;
	/** The first line of the reason, for visitors whose link contains it. */
	reason?: string;
	served?: ServedEnquiry;
}

/** The form of a partner, demo or training request, on its own card. */
export async function EnquiryCard({ kind, locale, reason, served }: Props) {
	const zones = kind === "demo" ? zoneGroups(Intl.supportedValuesOf("timeZone")) : [];
	return (
		<div className="mx-auto max-w-2xl rounded-3xl border bg-surface p-5 text-start sm:p-8">
			<LazyEnquiry
				kind={kind}
				locale={locale}
				messages={await enquiryMessages(kind, locale)}
				zones={zones}
				supportEmail={env().supportEmail}
				begun={reason ? { reason: `${reason}\n` } : undefined}
				served={served}
			/>
		</div>
	);
}
