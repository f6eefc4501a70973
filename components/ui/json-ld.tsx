/** Structured data for search engines. `json` has its `<` escaped, so it can't end the element. */
export function JsonLd({ json }: { json: string }) {
	return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
