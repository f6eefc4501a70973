import { slice } from "./slice";

/** The look that a company chose for its public job pages. */
interface PublicJobCustomisation {
	/** Its colour, as `#rrggbb`; empty for the default. */
	color: string;
	/** Address of the picture at the top; empty for none. */
	backgroundImage: string;
	/** Names of the networks on the page's share buttons. */
	social_media: readonly string[];
}

/** The look of a public job page: the default until the company's is loaded. */
export const publicJobCustomisation = slice<PublicJobCustomisation>({
	color: "",
	backgroundImage: "",
	social_media: [],
});
