"use client";

import { CopyButton } from "@/components/ui/copy-button.client";
import { draftLink } from "@/lib/application/draft-link";
import { pageDraft } from "@/lib/browser/page-draft";
import { type Device, readDevice } from "@/lib/interview-code/device";
import { realBrowserLink } from "@/lib/interview-code/real-browser";
import type { UploadMessages } from "@/lib/upload/messages";

export interface NoteProps {
	messages: UploadMessages;
}

const device = (): Device => readDevice({ userAgent: navigator.userAgent, touchPoints: navigator.maxTouchPoints });

/** Whether this is an app's own browser. */
export const isInApp = (): boolean => device().kind === "in-app";

/** Says that this app can't pick files, and how to reach the phone's own browser, which restores what was typed. */
export function NoPickerNote({ messages }: NoteProps) {
	const address = draftLink(window.location.href, pageDraft());
	const outside = realBrowserLink(device(), address);
	return (
		<div role="status" className="mt-2 rounded-lg border border-line p-3 text-sm">
			<p>{messages.UPLOAD_NO_PICKER}</p>
			<p className="mt-3 flex flex-wrap gap-3">
				{outside && (
					<a
						href={outside}
						className="inline-flex min-h-11 items-center rounded-lg border border-transparent bg-brand px-4 font-bold text-on-brand"
					>
						{messages.UPLOAD_OPEN_BROWSER}
					</a>
				)}
				<CopyButton text={address} label={messages.UPLOAD_COPY_LINK} copiedLabel={messages.UPLOAD_LINK_COPIED} />
			</p>
		</div>
	);
}
