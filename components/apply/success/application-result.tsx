import { ButtonLink } from "@/components/ui/button";
import { Screen } from "@/components/ui/screen";
import type { ApplyWords } from "../setup";

interface Props {
	/** What the host answered: the code and link of the interview, or what was wrong, in words. */
	result: { code: string; url?: string; noAssessment: boolean } | { problems: readonly string[] };
	/** Link back to the form. */
	back: string;
	deviceType: number | undefined;
	words: ApplyWords;
}

function Refused({ problems, back, words }: { problems: readonly string[]; back: string; words: ApplyWords }) {
	return (
		<Screen
			heading={words.ERROR_SEND_TITLE}
			text={problems.length === 1 ? (problems[0] ?? "") : words.ERROR_SUMMARY_TITLE}
		>
			{problems.length > 1 && (
				<ul className="list-disc space-y-1 ps-5 text-start text-ink">
					{problems.map((problem) => (
						<li key={problem}>{problem}</li>
					))}
				</ul>
			)}
			<p className="text-muted">{words.RESULT_PROBLEM_HINT}</p>
			<ButtonLink href={back} quiet>
				{words.RESULT_BACK}
			</ButtonLink>
		</Screen>
	);
}

function whatNext(noAssessment: boolean, deviceType: number | undefined, words: ApplyWords): string {
	if (noAssessment) return words.NO_ASSESSMENT_TEXT;
	if (deviceType === 1) return words.DIALOG_DESKTOP_TEXT;
	return deviceType === 2 ? words.DIALOG_MOBILE_TEXT : words.DIALOG_START_TEXT;
}

/** What came of an application, for browsers that run no script. */
export function ApplicationResult({ result, back, deviceType, words }: Props) {
	if ("problems" in result) return <Refused problems={result.problems} back={back} words={words} />;
	const { code, url, noAssessment } = result;
	return (
		<Screen heading={words.SUCCESS_TITLE} text={whatNext(noAssessment, deviceType, words)}>
			{code && !noAssessment && (
				<p className="rounded-xl border bg-surface px-6 py-4 text-ink">
					<span className="block text-muted text-sm">{words.SUCCESS_CODE_LABEL}</span>
					<strong className="select-all font-mono text-3xl tracking-wider">{code}</strong>
				</p>
			)}
			{url && !noAssessment && <ButtonLink href={url}>{words.SUCCESS_START}</ButtonLink>}
			<ButtonLink href={back} quiet>
				{words.RESULT_BACK}
			</ButtonLink>
		</Screen>
	);
}
