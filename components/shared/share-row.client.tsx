"use client";

import { type MouseEvent, useEffect, useState } from "react";
import { CopyButton } from "@/components/ui/copy-button.client";
import { thisDevice } from "@/lib/browser/this-device";
import { type Network, type Shared, shareLink } from "@/lib/job/share";
import { NetworkMark } from "./network-mark";
import type { ShareMessages } from "./share-messages";

interface Props {
	networks: readonly Network[];
	shared: Shared;
	messages: ShareMessages;
}

const NAMES: Record<Exclude<Network, "email">, string> = {
	facebook: "Facebook",
	twitter: "X",
	linkedin: "LinkedIn",
	whatsapp: "WhatsApp",
};

/** "Each opens a 600x600 pop-up." */
const POPUP = "popup,width=600,height=600";

const CHIP = "flex min-h-11 items-center gap-2 rounded-lg border border-line px-3 font-medium text-ink";

function openPopup(event: MouseEvent, link: string) {
	const popup = window.open(link, "_blank", POPUP);
	// If pop-ups are blocked, the browser follows the link.
	if (!popup) return;
	popup.opener = null;
	event.preventDefault();
}

function NetworkLink({ network, shared, messages }: { network: Network } & Omit<Props, "networks">) {
	function share(event: MouseEvent) {
		if (network === "email") return;
		const isPhone = thisDevice().system !== "desktop";
		openPopup(event, shareLink(network, shared, isPhone));
	}
	return (
		// Without script WhatsApp's link for phones is the safe one: it works on computers too.
		<a
			href={shareLink(network, shared, true)}
			target={network === "email" ? undefined : "_blank"}
			rel="noopener"
			onClick={share}
			className={CHIP}
		>
			<NetworkMark network={network} />
			{network === "email" ? messages.LABEL_SHARE_EMAIL : NAMES[network]}
		</a>
	);
}

/** Ways to pass a page on: the company's networks, the device's own sheet where it has one, and the plain link. */
export function ShareRow({ networks, shared, messages }: Props) {
	const [hasSheet, setHasSheet] = useState(false);
	useEffect(() => setHasSheet("share" in navigator), []);

	function openSheet() {
		const { url, text, subject } = shared;
		// Closing the sheet without a choice is no failure.
		navigator.share({ url, text, title: subject }).catch(() => undefined);
	}

	return (
		<section aria-label={messages.LABEL_SHARE} className="no-print mt-8 border-t pt-6">
			<h2 className="font-bold text-ink text-lg">{messages.LABEL_SHARE}</h2>
			<ul className="mt-3 flex flex-wrap gap-2">
				{networks.map((network) => (
					<li key={network}>
						<NetworkLink network={network} shared={shared} messages={messages} />
					</li>
				))}
				{hasSheet && (
					<li>
						<button type="button" onClick={openSheet} className={CHIP}>
							{messages.LABEL_SHARE_MORE}
						</button>
					</li>
				)}
				<li className="needs-script">
					<CopyButton text={shared.url} label={messages.LABEL_COPY_LINK} copiedLabel={messages.LABEL_LINK_COPIED} />
				</li>
			</ul>
		</section>
	);
}
