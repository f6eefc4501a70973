import { notFound } from "next/navigation";
import { LostPlanet } from "@/components/ui/lost-planet";
import { Screen } from "@/components/ui/screen";

interface Props {
	words: { jobHeading: string; jobText: string };
}

/** The screen for a job that does not exist or was deleted. */
export function JobMissingScreen({ words }: Props) {
	return <Screen heading={words.jobHeading} text={words.jobText} picture={<LostPlanet />} />;
}

/** Makes the answer a 404. Stands inside a Suspense whose fallback is the screen, so that the HTML has a body. */
export function JobMissing(): never {
	notFound();
}
