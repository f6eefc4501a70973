import { wellFormed } from "@/lib/contract/well-formed";
import { fill } from "@/lib/text/fill";
import { mailDraft } from "@/lib/text/mail-draft";
import { firstCharacters } from "@/lib/text/plain";
import type { SearchSetup } from "./search-setup";

interface Props extends Pick<SearchSetup, "supportEmail" | "messages" | "elsewhere"> {
	search: string;
}

/** Characters of a search that the subject of a mail repeats. */
const SUBJECT = 80;

const LINK = "inline-flex min-h-11 items-center text-brand-ink underline underline-offset-4";

/** Replaces the list if no answer matches: a mail with the search text, and pages that may help. */
export function NothingFound({ search, supportEmail, messages, elsewhere }: Props) {
	const subject = fill(messages.subject, { search: firstCharacters(wellFormed(search), SUBJECT) });
	return (
		<div className="absolute inset-x-0 top-full z-20 mt-2 rounded-2xl border bg-surface p-5 shadow-xl">
			<p className="font-bold text-ink">{fill(messages.nothing, { search: firstCharacters(search, SUBJECT) })}</p>
			<p className="mt-1 text-muted">{messages.advice}</p>
			<p className="mt-2 flex flex-wrap gap-x-6">
				<a href={mailDraft(supportEmail, { subject, body: messages.mailBody })} className={`${LINK} font-bold`}>
					{messages.write}
				</a>
				{elsewhere.map(({ address, name }) => (
					<a key={address} href={address} className={LINK}>
						{name}
					</a>
				))}
			</p>
		</div>
	);
}
