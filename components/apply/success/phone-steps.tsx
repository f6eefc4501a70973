import { ButtonLink } from "@/components/ui/button";
import type { ApplyWords } from "../setup";

interface Props {
	store: "ios" | "android";
	storeLinks: { ios: string; android: string };
	url: string;
	words: ApplyWords;
}

/** On a phone: get the app, enter the code, answer; and a link for those who have the app. */
export function PhoneSteps({ store, storeLinks, url, words }: Props) {
	return (
		<>
			<ol className="list-decimal space-y-3 ps-5">
				<li>
					{words.SUCCESS_STEP_APP}
					<a
						href={storeLinks[store]}
						className="mt-2 flex min-h-12 w-fit items-center gap-3 rounded-lg border border-transparent bg-black px-4 py-2 font-medium text-white"
					>
						<svg viewBox="0 0 24 24" className="size-6" fill="currentColor" aria-hidden="true">
							{store === "ios" ? (
								<path d="M12 3v10m0 0-4-4m4 4 4-4M5 17v3h14v-3" stroke="currentColor" strokeWidth="2" fill="none" />
							) : (
								<path d="M5 3.5v17L19.5 12z" />
							)}
						</svg>
						{store === "ios" ? words.STORE_IOS : words.STORE_ANDROID}
					</a>
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
