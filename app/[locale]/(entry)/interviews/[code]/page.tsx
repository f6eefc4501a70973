import { entryMetadata, entryPage } from "../../_entry/entry-page";

export const generateMetadata = entryMetadata;

export default function InterviewsPage(props: Parameters<typeof entryPage>[1]) {
	return entryPage("interviews", props);
}
