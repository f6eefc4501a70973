import type { ReactNode } from "react";
import { CopyButton } from "@/components/ui/copy-button.client";
import type { InterviewCodeMessages } from "./setup";

interface LinkProps {
	heading: string;
	/** The page's own address. */
	address: string;
	/** Whether the link is the page's main action. */
	isMain: boolean;
	messages: InterviewCodeMessages;
}

/** The page's link, to be taken along to a computer. */
export const LinkAlong = ({ heading, address, isMain, messages }: LinkProps) => (
	<section className="grid justify-items-start gap-3">
		<h2 className="font-bold text-ink text-lg">{heading}</h2>
		<div className="flex flex-wrap items-center gap-3">
			<p className="select-all rounded-lg border bg-surface px-3 py-2 font-mono text-ink text-sm">{address}</p>
			<div className="needs-script">
				<CopyButton text={address} label={messages.linkCopy} copiedLabel={messages.linkCopied} quiet={!isMain} />
			</div>
		</div>
	</section>
);

interface QrProps {
	heading: string;
	qr: ReactNode;
	/** For screens on which hardly anybody scans it. */
	isSmall?: boolean;
}

/** A code to be scanned by another device. */
export const ScanCode = ({ heading, qr, isSmall = false }: QrProps) => (
	<section className="grid justify-items-start gap-3">
		<h2 className="font-bold text-ink text-lg">{heading}</h2>
		<div className={isSmall ? "[&>svg]:size-28" : undefined}>{qr}</div>
	</section>
);
