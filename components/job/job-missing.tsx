import { LostPlanet } from "@/components/ui/lost-planet";
import { Screen } from "@/components/ui/screen";

interface Props {
	words: { jobHeading: string; jobText: string };
}

/** The screen for a job that does not exist or was deleted. */
export const JobMissingScreen = ({ words }: Props) => (
	<Screen heading={words.jobHeading} text={words.jobText} picture={<LostPlanet />} />
);
