interface Company {
	id: string;
	logo: string | undefined;
}

const byNumber = new Intl.Collator("en", { numeric: true });

/** Companies that have a logo, those that have been there longest first, at most `most` of them. */
export const longestStanding = <T extends Company>(companies: readonly T[], most: number): T[] =>
	companies
		.filter(({ logo }) => logo !== undefined)
		.sort((a, b) => byNumber.compare(a.id, b.id))
		.slice(0, most);
