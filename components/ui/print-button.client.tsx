"use client";

/** Prints the page, or saves it as PDF where the system offers that. */
export const PrintButton = ({ label }: { label: string }) => (
	<button
		type="button"
		onClick={() => window.print()}
		className="needs-script min-h-11 rounded-lg border border-line px-4 font-medium text-ink"
	>
		{label}
	</button>
);
