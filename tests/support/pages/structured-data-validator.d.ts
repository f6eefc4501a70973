/** The validator of search engines' rules and its reader; neither comes with types. */
declare module "@adobe/structured-data-validator" {
	interface Issue {
		severity: "ERROR" | "WARNING";
		issueMessage: string;
		fieldNames?: string[];
	}

	export default class Validator {
		validate(data: unknown): Promise<Issue[]>;
	}
}

declare module "@marbec/web-auto-extractor" {
	interface Extracted {
		jsonld: Record<string, Record<string, unknown>[]>;
		errors?: unknown[];
	}

	export default class WebAutoExtractor {
		constructor(options: { addLocation: boolean; embedSource: string[] });
		parse(html: string): Extracted;
	}
}
