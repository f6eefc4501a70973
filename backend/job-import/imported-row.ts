/** A job that was imported, in the file's order, or closed by a sync. */
export interface ImportedRow {
	kind: "new" | "changed" | "unchanged" | "reopened" | "closed";
	title: string;
	companySlug: string;
	slug: string;
	openCode: string;
}
