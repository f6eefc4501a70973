interface Props {
	heading: string;
	text: string;
}

/** The messages for an unknown address. */
export const MissingMessages = ({ heading, text }: Props) => (
	<>
		<h1 className="type-h2 mt-4 text-balance font-extrabold text-ink leading-tight">{heading}</h1>
		<p className="text-balance text-lg text-muted">{text}</p>
	</>
);
