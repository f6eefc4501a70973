interface Props {
	text: string;
	/** Whether it says that something went wrong. */
	isProblem?: boolean;
}

/** The result of a form, above the page that it was sent from. */
export const Notice = ({ text, isProblem = false }: Props) => (
	<p
		role={isProblem ? "alert" : "status"}
		className={`rounded-lg border-2 p-4 font-medium ${isProblem ? "border-danger bg-danger-soft text-danger" : "border-line bg-tint text-ink"}`}
	>
		{text}
	</p>
);
