import { ButtonLink } from "@/components/ui/button";
import { StoreBadge } from "@/components/ui/store-badge";
import type { ApplyWords } from "../setup";

interface Props {
	store: "ios" | "android";
	storeLinks: { ios: string | null; android: string | null };
	url: string;
	words: ApplyWords;
}

/** On a phone: get the app, enter the code, answer; and a link for those who have the app. */
export function PhoneSteps({ store, storeLinks, url, words }: Props) {
	const listing = storeLinks[store];
	return (
		<>
			<ol className="list-decimal space-y-3 ps-5">
				<li>
					{words.SUCCESS_STEP_APP}
					{listing && (
						<div className="mt-2">
							<StoreBadge
								store={store}
								href={listing}
								label={store === "ios" ? words.STORE_IOS : words.STORE_ANDROID}
							/>
						</div>
					)}
				</li>
				<li>{words.SUCCESS_STEP_CODE}</li>
				<li>{words.SUCCESS_STEP_ANSWER}</li>
			</ol>
			<ButtonLink href={url} className="w-full">
				{words.SUCCESS_CONTINUE}
			</ButtonLink>
		</>
	);
}
