import { html } from "hono/html";
import { sessionsOf } from "../../../account/session";
import { tokenHash } from "../../../account/tokens";
import { fill } from "../../../format/fill";
import { momentInWords } from "../../../format/moment";
import type { Language } from "../../../http/language";
import type { SessionRow } from "../../../store/schema";
import type { Html } from "../../page";
import type { SignedIn } from "../company-visit";
import { accountMessages } from "../messages/account";

/** Names of the button and the field by which a session is chosen. */
export const SESSION_FIELD = "session";
export const OTHERS_FIELD = "others";

/** A session's device as text. */
export function deviceInWords({ browser, system }: Pick<SessionRow, "browser" | "system">, language: Language): string {
	const messages = accountMessages(language);
	if (browser && system) return fill(messages.device, { browser, system });
	return browser ?? system ?? messages.unknown;
}

const inWords = (moment: string, language: Language) => momentInWords(moment, undefined, language);

function endForm(session: SessionRow, language: Language): Html {
	const messages = accountMessages(language);
	const device = deviceInWords(session, language);
	const name = fill(messages.endOf, { device, moment: inWords(session.created_at, language) });
	return html`<form method="post" action="/account/sessions">
		<input type="hidden" name="${SESSION_FIELD}" value="${session.token_hash}" />
		<button class="act quiet" aria-label="${name}">${messages.end}</button>
	</form>`;
}

function sessionRow(session: SessionRow, isThis: boolean, language: Language): Html {
	const messages = accountMessages(language);
	const used = isThis ? messages.now : inWords(session.last_used_at, language);
	return html`<li>
		<h3>${deviceInWords(session, language)}</h3>
		<p>${messages.signedInAt}: ${inWords(session.created_at, language)}<br />${messages.usedAt}: ${used}</p>
		${isThis ? html`<p><strong>${messages.thisOne}</strong></p>` : endForm(session, language)}
	</li>`;
}

/** The devices on which a recruiter is signed in, this one first, with buttons that end the others. */
export async function sessionList({ deps, user, token, language }: SignedIn): Promise<Html> {
	const messages = accountMessages(language);
	const own = tokenHash(token ?? "");
	const all = await sessionsOf(deps, user.id);
	const others = all.filter(({ token_hash }) => token_hash !== own);
	const ordered = [...all.filter(({ token_hash }) => token_hash === own), ...others];
	return html`<h2>${messages.sessionsTitle}</h2>
		<p>${messages.sessionsIntro}</p>
		<ul class="rows">
			${ordered.map((session) => sessionRow(session, session.token_hash === own, language))}
		</ul>
		${
			others.length > 0 &&
			html`<form method="post" action="/account/sessions">
				<p><button class="act quiet" name="${OTHERS_FIELD}" value="1">${messages.endOthers}</button></p>
			</form>`
		}`;
}
