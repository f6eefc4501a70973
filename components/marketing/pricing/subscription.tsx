import { ActionLink } from "@/components/ui/action-link";
import { type Locale, pathIn } from "@/lib/i18n/locales";
import { loadMessages } from "@/lib/i18n/messages";
import { SITE_PAGES } from "@/lib/site/pages";
import { Section } from "../../layout/section";
import { TextLink } from "../text-link";
import { EssentialPrice } from "./essential-price";
import { PeriodSwitch } from "./period-switch";
import { planMail } from "./plan-mail";
import { Price } from "./price";

interface Props {
	locale: Locale;
	email: string;
}

const CARD = "flex flex-col rounded-3xl border bg-surface p-6 sm:p-8";

async function ContactUs({ locale, email, plan }: Props & { plan: string }) {
	const { navigation } = await loadMessages(locale);
	return (
		<div className="mt-auto pt-6">
			<ActionLink
				quiet
				href={await planMail(locale, email, plan)}
				aria-label={`${navigation.contactUs}: ${plan}`}
				className="w-full"
			>
				{navigation.contactUs}
			</ActionLink>
		</div>
	);
}

/** Plans that are paid by the month or by the year. */
export async function Subscription({ locale, email }: Props) {
	const { subscription } = (await loadMessages(locale)).pricing;
	const [essential, enterprise] = [subscription.essential.name, subscription.enterprise.name];
	return (
		<Section id="subscription" heading={subscription.heading} lead={subscription.lead}>
			<div className="group/period">
				<PeriodSwitch
					legend={subscription.period}
					monthly={subscription.monthly}
					yearly={subscription.yearly}
					saving={subscription.save}
				/>
				<div className="mx-auto grid max-w-4xl gap-5 md:grid-cols-2">
					<div className={CARD}>
						<h3 className="font-extrabold text-ink text-xl">{essential}</h3>
						<p className="mt-1 mb-5 text-muted">{subscription.essential.fit}</p>
						<EssentialPrice locale={locale} />
						<ContactUs locale={locale} email={email} plan={essential} />
					</div>
					<div className={CARD}>
						<h3 className="font-extrabold text-ink text-xl">{enterprise}</h3>
						<p className="mt-1 mb-5 text-muted">{subscription.enterprise.fit}</p>
						<Price amount={subscription.enterprise.price} unit={subscription.enterprise.unit} />
						<p className="mt-3 font-bold text-ink">{subscription.enterprise.responses}</p>
						<p className="mt-1 text-muted">{subscription.enterprise.talk}</p>
						<TextLink href={pathIn(locale, SITE_PAGES.demo)}>{subscription.enterprise.demo}</TextLink>
						<ContactUs locale={locale} email={email} plan={enterprise} />
					</div>
				</div>
			</div>
		</Section>
	);
}
