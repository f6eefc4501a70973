interface Props {
	heading: string;
	text: string;
}

/** What is said of an address that leads nowhere. */
export const MissingMessages = ({ heading, text }: Props) => (
	<>
		<h1 className="type-h2 mt-4 text-balance font-extrabold text-ink leading-tight">{heading}</h1>
		<p className="text-balance text-lg text-muted">{text}</p>
	</>
);
