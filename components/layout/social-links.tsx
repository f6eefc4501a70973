import type { Locale } from "@/lib/i18n/locales";
import { loadMessages } from "@/lib/i18n/messages";
import { socialLinks } from "@/lib/server/presence";
import { SOCIAL_NAMES } from "@/lib/site/social";
import { fill } from "@/lib/text/fill";
import { SocialMark } from "./social-mark";

interface Props {
	locale: Locale;
	productName: string;
}

/** Links to the product's profiles; nothing if there are none. */
export async function SocialLinks({ locale, productName }: Props) {
	const { footer } = (await loadMessages(locale)).navigation;
	const links = socialLinks(locale);
	if (links.length === 0) return null;
	return (
		<ul className="mt-4 flex flex-wrap gap-2">
			{links.map(({ network, href }) => (
				<li key={href}>
					<a
						href={href}
						className="grid size-11 place-items-center rounded-full border border-line text-ink hover:bg-tint hover:text-brand-ink"
					>
						<SocialMark network={network} />
						<span className="sr-only">
							{fill(footer.social, { product: productName, network: SOCIAL_NAMES[network] })}
						</span>
					</a>
				</li>
			))}
		</ul>
	);
}
