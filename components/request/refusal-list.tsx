/** Why documents were not taken that a browser without script has sent. With script, the page knows of a later try. */
export const RefusalList = ({ texts }: { texts: readonly string[] }) => (
	<noscript>
		<ul className="space-y-1 text-ink text-lg">
			{texts.map((text) => (
				<li key={text}>{text}</li>
			))}
		</ul>
	</noscript>
);
