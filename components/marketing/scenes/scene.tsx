import type { ReactNode } from "react";
import type { Locale } from "@/lib/i18n/locales";
import { loadMessages } from "@/lib/i18n/messages";
import { pictureOf } from "@/lib/server/pictures";
import { type DrawingName, type SceneName, type SceneProps, tellingOf } from "./scene-name";
import { ScenePicture } from "./scene-picture";
import { SCENES } from "./scenes";

interface Props {
	name: SceneName;
	locale: Locale;
}

function Drawing<Name extends DrawingName>({ name, ...shown }: { name: Name } & SceneProps<Name>) {
	const Drawn: (props: SceneProps<Name>) => ReactNode = SCENES[name];
	return <Drawn messages={shown.messages} people={shown.people} />;
}

/** A picture of the product at work, about 4:3, with a text alternative. A file in `pictures/` replaces the drawing. */
export async function Scene({ name, locale }: Props) {
	const { scenes } = await loadMessages(locale);
	const { drawing, people } = tellingOf(name);
	const messages = { ...scenes[drawing], ...scenes[name] };
	const picture = await pictureOf(name, locale);
	if (picture) return <ScenePicture picture={picture} label={messages.label} />;
	return (
		<figure role="img" aria-label={messages.label}>
			<Drawing name={drawing} messages={messages} people={people} />
		</figure>
	);
}
