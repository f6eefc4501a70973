import { ButtonLink } from "@/components/ui/button";
import { StoreBadge } from "@/components/ui/store-badge";
import type { ApplicationMessages } from "../setup";

interface Props {
	store: "ios" | "android";
	storeLinks: { ios: string | null; android: string | null };
	url: string;
	messages: ApplicationMessages;
}

/** On a phone: get the app, enter the code, answer; and a link for those who have the app. */
export function PhoneSteps({ store, storeLinks, url, messages }: Props) {
	const listing = storeLinks[store];
	return (
		<>
			<ol className="list-decimal space-y-3 ps-5">
				<li>
					{messages.SUCCESS_STEP_APP}
					{listing && (
						<div className="mt-2">
							<StoreBadge
								store={store}
								href={listing}
								label={store === "ios" ? messages.STORE_IOS : messages.STORE_ANDROID}
							/>
						</div>
					)}
				</li>
				<li>{messages.SUCCESS_STEP_CODE}</li>
				<li>{messages.SUCCESS_STEP_ANSWER}</li>
			</ol>
			<ButtonLink href={url} className="w-full">
				{messages.SUCCESS_CONTINUE}
			</ButtonLink>
		</>
	);
}
