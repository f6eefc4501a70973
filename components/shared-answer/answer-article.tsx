import { CompanyLogo } from "@/components/ui/company-logo.client";
import { PlainOnly } from "@/components/ui/plain-only.client";
import { fill } from "@/lib/text/fill";
import type { SharedAnswerMessages } from "./answer-messages";
import { AnswerPlayer } from "./answer-player.client";
import type { AnswerView } from "./answer-view";
import { BrokenVideo } from "./broken-video";
import { CopyAddress } from "./copy-address.client";
import { NoVideo } from "./no-video";

interface Props {
	view: AnswerView;
	/** The page's public address. */
	address: string;
	messages: SharedAnswerMessages;
	/** Line at the bottom that names the product. */
	poweredBy: string;
}

/** A text of the host's under its label; its language is not known. */
const Fact = ({ label, text }: { label: string; text: string }) =>
	text && (
		<div>
			<dt className="text-muted text-sm">{label}</dt>
			<dd dir="auto" className="font-bold text-ink text-lg">
				{text}
			</dd>
		</div>
	);

function Recording({
	video,
	label,
	messages,
}: Pick<AnswerView, "video"> & { label: string; messages: SharedAnswerMessages }) {
	if (!video) return <NoVideo messages={messages} />;
	if (video === "refused") return <BrokenVideo text={messages.refusedText} messages={messages} />;
	return (
		<>
			<AnswerPlayer video={video} label={label} messages={messages} />
			<PlainOnly>
				<p className="px-4 pt-3 sm:px-0">
					<a href={video.url} rel="noreferrer" className="text-brand-ink underline">
						{messages.openVideo}
					</a>
				</p>
			</PlainOnly>
		</>
	);
}

/** The page of one recorded answer: the video first, then who answers what, and for which job. */
export function AnswerArticle({ view, address, messages, poweredBy }: Props) {
	const { question, candidate, job, company } = view;
	const label = candidate ? fill(messages.videoOf, { candidate }) : messages.title;
	return (
		<>
			<main className="mx-auto max-w-[60rem] sm:px-4 sm:pt-6">
				<Recording video={view.video} label={label} messages={messages} />
				<div className="px-4 py-6 sm:px-0">
					<div className="flex flex-col gap-4 sm:flex-row sm:items-start sm:justify-between sm:gap-8">
						<div>
							{question && <p className="text-muted text-sm">{messages.question}</p>}
							<h1 dir="auto" className="text-balance font-bold text-2xl/tight text-ink sm:text-3xl/tight">
								{question || messages.title}
							</h1>
						</div>
						<div className="flex flex-col items-start gap-3 sm:w-64 sm:shrink-0 sm:items-end">
							<CopyAddress address={address} messages={messages} />
						</div>
					</div>
					<div className="mt-6 flex flex-wrap items-start gap-x-6 gap-y-4 border-t pt-6">
						<CompanyLogo src={company.logo} name={company.name} decorative />
						<dl className="flex grow flex-wrap gap-x-10 gap-y-4">
							<Fact label={messages.candidate} text={candidate} />
							<Fact label={messages.job} text={job} />
							<Fact label={messages.company} text={company.name} />
						</dl>
					</div>
				</div>
			</main>
			<footer className="px-4 py-8 text-center text-muted text-sm">{poweredBy}</footer>
		</>
	);
}
