const ENTITIES: Readonly<Record<string, string>> = { lt: "<", gt: ">", quot: '"', apos: "'", amp: "&" };

/** The texts of all elements of a name, in the short documents with which an object store answers. */
export const valuesOf = (xml: string, name: string): string[] =>
	[...xml.matchAll(new RegExp(`<${name}>([^<]*)</${name}>`, "g"))].map(([, text = ""]) =>
		text.replaceAll(/&(lt|gt|quot|apos|amp|#34);/g, (whole, entity: string) => ENTITIES[entity] ?? (whole && '"')),
	);
