import { slice } from "./slice";

/** How a company has its public job pages look. */
interface PublicJobCustomisation {
	/** Its colour, as `#rrggbb`; empty for ours. */
	color: string;
	/** Address of the picture at the top; empty for none. */
	backgroundImage: string;
	/** Names of the networks that the page may be shared on. */
	social_media: readonly string[];
}

/** The look of a public job page: ours, until a company's is known. */
export const publicJobCustomisation = slice<PublicJobCustomisation>({
	color: "",
	backgroundImage: "",
	social_media: [],
});
