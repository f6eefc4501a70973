import { entryMetadata, entryPage } from "../../_entry/entry-page";

export const generateMetadata = entryMetadata;

export default function CodePage(props: Parameters<typeof entryPage>[1]) {
	return entryPage("code", props);
}
