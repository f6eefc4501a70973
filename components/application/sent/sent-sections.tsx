import type { SentApplicationView } from "@/lib/contract/schemas/sent-application";
import { displaySize } from "@/lib/upload/size";
import type { SentMessages } from "./messages";

type Item = SentApplicationView["sections"][number]["groups"][number][number]["items"][number];

interface Props {
	sections: SentApplicationView["sections"];
	messages: SentMessages;
}

function sizeOf(bytes: number): string {
	const { value, unit } = displaySize(bytes);
	return `${value} ${unit}`;
}

function SentItem({ item: { text, link, file }, messages }: { item: Item; messages: SentMessages }) {
	if (link) {
		return (
			<a href={link} rel="noreferrer noopener nofollow" className="text-brand-ink underline underline-offset-4">
				{link}
			</a>
		);
	}
	if (!file) return text ? <span className="whitespace-pre-line">{text}</span> : messages.missingFile;
	return (
		<>
			<bdi>{file.name}</bdi> {file.size !== undefined && `(${sizeOf(file.size)})`}
			{file.sha256 && (
				<span className="block break-all text-muted text-xs">
					{messages.sha} {file.sha256}
				</span>
			)}
		</>
	);
}

/** All that was sent, in parts with labels. */
export const SentSections = ({ sections, messages }: Props) =>
	sections.map(({ title, groups }) => (
		<section key={title} className="mt-4 first:mt-0">
			<h3 className="font-bold text-ink">{title}</h3>
			{groups.map((rows, index) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: entries of a list that never changes
				<dl key={index} className="mt-2 space-y-2 border-t pt-2">
					{rows
						.filter(({ items }) => items.length > 0)
						.map(({ label, items }) => (
							<div key={label}>
								<dt className="text-muted text-sm">{label}</dt>
								{items.map((item, place) => (
									// biome-ignore lint/suspicious/noArrayIndexKey: values of a list that never changes
									<dd key={place} className="text-ink [overflow-wrap:anywhere]">
										<SentItem item={item} messages={messages} />
									</dd>
								))}
							</div>
						))}
				</dl>
			))}
		</section>
	));
