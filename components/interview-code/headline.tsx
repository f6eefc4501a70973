import { PlainOnly } from "@/components/ui/plain-only.client";
import { ProgressBar } from "@/components/ui/progress-bar";
import type { Device } from "@/lib/interview-code/device";
import { LOADED } from "@/lib/interview-code/run-sequence";
import type { InterviewScreen } from "@/lib/interview-code/screen";
import { MenuPicture } from "./menu-picture";
import { type ScreenText, screenTextOf } from "./screen-text";
import type { InterviewCodeMessages } from "./setup";

interface Props {
	screen: InterviewScreen;
	device: Device;
	/** Whether only a menu of the app around the page leads on, so that the text is what to do. */
	isByMenu: boolean;
	progress: number;
	messages: InterviewCodeMessages;
}

const Heading = ({ children }: { children: string }) => (
	<h1 className="text-balance font-bold text-3xl/tight text-ink">{children}</h1>
);

const Message = ({ heading, text }: ScreenText) => (
	<>
		<Heading>{heading}</Heading>
		<p className="mt-3 text-ink text-lg">{text}</p>
	</>
);

const Instruction = ({ heading, text, app = "other" }: ScreenText & Pick<Device, "app">) => (
	<>
		<Heading>{heading}</Heading>
		<div className="mt-5 flex items-center gap-4 rounded-xl border-2 border-brand-ink bg-surface p-4">
			<MenuPicture app={app} />
			<p className="font-bold text-ink text-lg/snug">{text}</p>
		</div>
	</>
);

/** The one message of a code's page; while it opens something, how far that is. Without script nothing opens by itself. */
export function Headline({ screen, device, isByMenu, progress, messages }: Props) {
	const isOpening = screen === "opening";
	const saying = screenTextOf(screen, device, messages);
	return (
		<>
			<div className={isOpening ? "needs-script" : undefined}>
				<div role="status">{isByMenu ? <Instruction {...saying} app={device.app} /> : <Message {...saying} />}</div>
				{(isOpening || screen === "slow") && (
					<div className={progress < LOADED ? "mt-6" : "mt-6 motion-safe:animate-pulse"}>
						<ProgressBar label={messages.openingLabel} value={progress} />
					</div>
				)}
			</div>
			{isOpening && (
				<PlainOnly>
					<Message {...screenTextOf("ready", device, messages)} />
				</PlainOnly>
			)}
		</>
	);
}
