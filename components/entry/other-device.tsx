import type { ReactNode } from "react";
import { CopyButton } from "@/components/ui/copy-button.client";
import type { EntrySetup, EntryWords } from "./setup";

interface Props {
	setup: EntrySetup;
	isPhone: boolean;
	/** The page's address as a QR code. */
	qr: ReactNode;
	words: EntryWords;
}

/** The page on another device: a code to scan from a computer, a link to take along from a phone. */
export function OtherDevice({ setup, isPhone, qr, words }: Props) {
	const { route, address } = setup;
	const isForPhone = !isPhone && route !== "code-bcg";
	const heading = isPhone ? words.computerHeading : words.otherComputerHeading;
	return (
		<section className="grid justify-items-start gap-3">
			<h2 className="font-bold text-ink text-lg">{isForPhone ? words.phoneHeading : heading}</h2>
			{!isForPhone && (
				<div className="flex flex-wrap items-center gap-3">
					<p className="select-all rounded-lg border bg-surface px-3 py-2 font-mono text-ink text-sm">{address}</p>
					<div className="needs-script">
						<CopyButton text={address} label={words.linkCopy} copiedLabel={words.linkCopied} />
					</div>
				</div>
			)}
			{qr}
		</section>
	);
}
