import { CopyButton } from "@/components/ui/copy-button.client";

interface Props {
	email: string;
	words: Record<"address" | "copy" | "copied", string>;
}

/** Our address in words, for people whose browser opens no mail program. */
export const MailAddress = ({ email, words }: Props) => (
	<div className="mb-2">
		<p>{words.address}</p>
		<div className="mt-1 flex flex-wrap items-center gap-3">
			<span className="font-bold text-ink">{email}</span>
			<span className="needs-script">
				<CopyButton text={email} label={words.copy} copiedLabel={words.copied} />
			</span>
		</div>
	</div>
);
