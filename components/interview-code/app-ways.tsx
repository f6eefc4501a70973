import { ButtonLink } from "@/components/ui/button";
import { StoreBadge } from "@/components/ui/store-badge";
import type { System } from "@/lib/interview-code/device";
import { markSent } from "./sent-mark";
import type { InterviewCodeMessages, InterviewSetup } from "./setup";

interface Props {
	setup: InterviewSetup;
	system: System;
	/** Whether the app is the page's main action. */
	isMain: boolean;
	/** Whether this phone may open the app. Candidates who install it from the store return to this page to open it. */
	isOpenable: boolean;
	messages: InterviewCodeMessages;
}

/**
 * The app: opened at this code, or from both stores, the device's own first. A visitor who leaves by a click isn't sent
 * away again.
 */
export function AppWays({ setup, system, isMain, isOpenable, messages }: Props) {
	const { route, code, appLinks, storeLinks } = setup;
	const order = system === "android" ? (["android", "ios"] as const) : (["ios", "android"] as const);
	const stores = order.flatMap((store) => (storeLinks[store] ? [{ store, href: storeLinks[store] }] : []));
	const labels = { ios: messages.storeIos, android: messages.storeAndroid };
	const leave = () => markSent(route, code);
	return (
		<section>
			{system !== "desktop" && isOpenable && (
				<ButtonLink href={appLinks[system]} quiet={!isMain} onClick={leave} className="mb-6 w-full">
					{messages.openApp}
				</ButtonLink>
			)}
			{stores.length > 0 && (
				<>
					<h2 className="font-bold text-ink text-lg">{messages.appsHeading}</h2>
					<div className="mt-3 flex flex-wrap gap-3">
						{stores.map(({ store, href }) => (
							<StoreBadge key={store} store={store} href={href} label={labels[store]} quiet onClick={leave} />
						))}
					</div>
				</>
			)}
		</section>
	);
}
