import { HELP_ANSWERS } from "@/lib/help/help";
import { type Locale, pathIn } from "@/lib/i18n/locales";
import { loadMessages } from "@/lib/i18n/messages";
import { env } from "@/lib/server/env";
import { SITE_PAGES } from "@/lib/site/pages";
import { mailDraft } from "@/lib/text/mail-draft";
import { CardRow } from "../layout/card-row";
import { CardPicture } from "./card-picture";

interface CardProps {
	name: "faq" | "htu" | "contact";
	href: string;
	messages: { heading: string; text: string; link: string };
}

/** A card that is a link as a whole. */
const HelpCard = ({ name, href, messages: { heading, text, link } }: CardProps) => (
	<div className="relative flex w-full flex-col items-start rounded-3xl border bg-surface p-6 hover:border-brand-ink">
		<CardPicture name={name} />
		<h2 className="mt-4 text-balance font-extrabold text-ink text-xl">{heading}</h2>
		<p className="mt-2 mb-4 text-muted">{text}</p>
		<a
			href={href}
			className="mt-auto inline-flex min-h-11 items-center font-bold text-brand-ink underline underline-offset-4 after:absolute after:inset-0 after:rounded-3xl"
		>
			{link}
		</a>
	</div>
);

/** The three ways to get help: common questions, guides, and a mail. */
export async function HelpCards({ locale }: { locale: Locale }) {
	const { help } = await loadMessages(locale);
	const answers = pathIn(locale, SITE_PAGES["help-faq"]);
	const cards = [
		{ key: "faq", href: `${answers}#${HELP_ANSWERS.faq[0]}` },
		{ key: "htu", href: `${answers}#${HELP_ANSWERS.htu[0]}` },
		{ key: "contact", href: mailDraft(env().supportEmail, help.mail) },
	] as const;
	const items = cards.map(({ key, href }) => ({
		key,
		card: <HelpCard name={key} href={href} messages={help.cards[key]} />,
	}));
	return (
		<section aria-label={help.cards.label} className="mx-auto max-w-6xl px-4 pt-14 md:pt-20">
			<CardRow items={items} />
		</section>
	);
}
