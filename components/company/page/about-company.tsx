interface Props {
	heading: string;
	/** Paragraphs. */
	about: readonly string[];
}

/** What a company says about itself; nothing if there is no text. */
export function AboutCompany({ heading, about }: Props) {
	if (about.length === 0) return null;
	return (
		<section className="mb-8 max-w-[42rem]">
			<h2 className="font-bold text-ink text-xl">{heading}</h2>
			{about.map((paragraph) => (
				<p key={paragraph} className="mt-3 text-ink leading-relaxed">
					{paragraph}
				</p>
			))}
		</section>
	);
}
