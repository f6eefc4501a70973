import type { ReactNode } from "react";
import { ListedScene } from "@/components/marketing/scenes/listed-scene";
import type { Locale } from "@/lib/i18n/locales";

interface Props {
	/** Name of its picture. */
	scene: string;
	locale: Locale;
	heading: string;
	text: string;
	/** The links to follow next. */
	children?: ReactNode;
}

/** A feature or a benefit in a card: its picture above its words. */
export const SceneCard = ({ scene, locale, heading, text, children }: Props) => (
	<div className="flex w-full flex-col rounded-3xl border bg-surface p-5">
		<ListedScene name={scene} locale={locale} />
		<div className="px-1 pt-5 pb-2">
			<h3 className="text-balance font-bold text-ink text-xl leading-snug">{heading}</h3>
			<p className="mt-3 text-muted">{text}</p>
			{children}
		</div>
	</div>
);
