import { CompanyLogo } from "@/components/ui/company-logo.client";
import { PlainOnly } from "@/components/ui/plain-only.client";
import { fill } from "@/lib/text/fill";
import { AnswerPlayer } from "./answer-player.client";
import type { AnswerView } from "./answer-view";
import type { AnswerWords } from "./answer-words";
import { BrokenVideo } from "./broken-video";
import { CopyAddress } from "./copy-address.client";
import { NoVideo } from "./no-video";

interface Props {
	view: AnswerView;
	/** The page's public address. */
	address: string;
	words: AnswerWords;
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

function Recording({ video, label, words }: Pick<AnswerView, "video"> & { label: string; words: AnswerWords }) {
	if (!video) return <NoVideo words={words} />;
	if (video === "refused") return <BrokenVideo text={words.refusedText} words={words} />;
	return (
		<>
			<AnswerPlayer video={video} label={label} words={words} />
			<PlainOnly>
				<p className="px-4 pt-3 sm:px-0">
					<a href={video.url} rel="noreferrer" className="text-brand-ink underline">
						{words.openVideo}
					</a>
				</p>
			</PlainOnly>
		</>
	);
}

/** The page of one recorded answer: the video first, then who answers what, and for which job. */
export function AnswerArticle({ view, address, words, poweredBy }: Props) {
	const { question, candidate, job, company } = view;
	const label = candidate ? fill(words.videoOf, { candidate }) : words.title;
	return (
		<>
			<main className="mx-auto max-w-[60rem] sm:px-4 sm:pt-6">
				<Recording video={view.video} label={label} words={words} />
				<div className="px-4 py-6 sm:px-0">
					<div className="flex flex-col gap-4 sm:flex-row sm:items-start sm:justify-between sm:gap-8">
						<div>
							{question && <p className="text-muted text-sm">{words.question}</p>}
							<h1 dir="auto" className="text-balance font-bold text-2xl text-ink leading-tight sm:text-3xl">
								{question || words.title}
							</h1>
						</div>
						<div className="flex flex-col items-start gap-3 sm:w-64 sm:shrink-0 sm:items-end">
							<CopyAddress address={address} words={words} />
						</div>
					</div>
					<div className="mt-6 flex flex-wrap items-start gap-x-6 gap-y-4 border-t pt-6">
						<CompanyLogo src={company.logo} name={company.name} decorative />
						<dl className="flex grow flex-wrap gap-x-10 gap-y-4">
							<Fact label={words.candidate} text={candidate} />
							<Fact label={words.job} text={job} />
							<Fact label={words.company} text={company.name} />
						</dl>
					</div>
				</div>
			</main>
			<footer className="px-4 py-8 text-center text-muted text-sm">{poweredBy}</footer>
		</>
	);
}
