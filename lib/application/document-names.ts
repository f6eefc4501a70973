import type { Attempt } from "./persisted-request";

const NAME = /^document_candidate\[\d+\]\[(?:attachment\]\[\d+\]\[filename|link_input\]\[\d+\]\[value)\]$/;

/** Names of the files and addresses of the links in an attempt, in order. */
export const documentNames = ({ fields }: Pick<Attempt, "fields">): string[] =>
	fields.filter(([name]) => NAME.test(name)).map(([, value]) => value);
