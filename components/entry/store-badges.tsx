import { StoreBadge } from "@/components/ui/store-badge";
import type { System } from "@/lib/entry/device";
import { markSent } from "./sent-mark";
import type { EntrySetup, EntryWords } from "./setup";

interface Props {
	setup: EntrySetup;
	system: System;
	words: EntryWords;
}

/** The app in both stores, the device's own first. Who goes there by a click is not sent there again. */
export function StoreBadges({ setup, system, words }: Props) {
	const { route, code, storeLinks } = setup;
	const stores = system === "android" ? (["android", "ios"] as const) : (["ios", "android"] as const);
	const labels = { ios: words.storeIos, android: words.storeAndroid };
	return (
		<section>
			<h2 className="font-bold text-ink text-lg">{words.appsHeading}</h2>
			<div className="mt-3 flex flex-wrap gap-3">
				{stores.map((store) => (
					<StoreBadge
						key={store}
						store={store}
						href={storeLinks[store]}
						label={labels[store]}
						quiet={store !== system}
						onClick={() => markSent(route, code)}
					/>
				))}
			</div>
		</section>
	);
}
