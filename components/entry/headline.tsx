import { ProgressBar } from "@/components/ui/progress-bar";
import type { Device } from "@/lib/entry/device";
import type { EntryScreen } from "@/lib/entry/screen";
import type { EntryWords } from "./setup";

interface Props {
	screen: EntryScreen;
	device: Device;
	progress: number;
	words: EntryWords;
}

const TITLE = "text-balance font-bold text-3xl text-ink leading-tight";

type Saying = [heading: string, text: string];

function sayingOf(screen: EntryScreen, { system, app }: Device, words: EntryWords): Saying {
	const isPhone = system !== "desktop";
	const inApp = { whatsapp: words.inAppWhatsapp, instagram: words.inAppInstagram, facebook: words.inAppFacebook };
	const more = { messenger: words.inAppMessenger, line: words.inAppLine, tiktok: words.inAppTiktok };
	const byMenu = { ...inApp, ...more, other: words.inAppOther }[app ?? "other"];
	const sayings: Record<EntryScreen, Saying> = {
		opening: [words.openingHeading, words.openingText],
		ready: [words.readyHeading, isPhone ? words.readyPhone : words.readyComputer],
		"in-app": [words.inAppHeading, system === "android" ? words.inAppAndroid : byMenu],
		"no-mobile": [words.noMobileHeading, words.noMobileText],
		"on-computer": [words.onComputerHeading, words.onComputerText],
		"on-app": [words.onAppHeading, words.onAppText],
	};
	return sayings[screen];
}

const Saying = ({ saying: [heading, text] }: { saying: Saying }) => (
	<>
		<h1 className={TITLE}>{heading}</h1>
		<p className="mt-3 text-ink text-lg">{text}</p>
	</>
);

/** The one message of a code's page; while it opens something, how far that is. Without script nothing opens by itself. */
export function Headline({ screen, device, progress, words }: Props) {
	const isOpening = screen === "opening";
	return (
		<>
			<div className={isOpening ? "needs-script" : undefined}>
				<div role="status">
					<Saying saying={sayingOf(screen, device, words)} />
				</div>
				{isOpening && (
					<div className="mt-6">
						<ProgressBar label={words.openingLabel} value={progress} />
					</div>
				)}
			</div>
			{isOpening && (
				<noscript>
					<Saying saying={sayingOf("ready", device, words)} />
				</noscript>
			)}
		</>
	);
}
