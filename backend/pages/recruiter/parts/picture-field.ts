import { html } from "hono/html";
import { fill } from "../../../format/fill";
import type { FilePart } from "../../../http/file-part";
import type { Language } from "../../../http/language";
import type { PictureKind } from "../../../pictures/picture";
import { LARGEST_PICTURE, type StoreFault, storePicture } from "../../../pictures/store-picture";
import { isPictureOf } from "../../../store/queries/pictures";
import type { Html } from "../../page";
import type { Posted } from "../../page-request";
import type { CompanyVisit } from "../company-visit";
import { companyMessages } from "../messages/company";

interface Picture {
	name: string;
	label: string;
	hint: string;
	/** The path of the current picture; empty for none. */
	path: string;
	problem: string | undefined;
	language: Language;
}

/**
 * The field for a picture, with the current one; a picture that was just sent isn't lost while other fields are
 * corrected.
 */
export function pictureField({ name, label, hint, path, problem, language }: Picture): Html {
	const messages = companyMessages(language);
	const stored = html`<input type="hidden" name="${name}" value="${path}" />
		<img class="${name}" src="${path}" alt="${messages.current}: ${label}" />
		<label class="check"><input type="checkbox" name="remove-${name}" value="1" /> ${messages.remove}<span class="unseen">: ${label}</span></label>`;
	return html`<div class="field">
		<label for="${name}">${label}</label>
		${path && stored}
		<input id="${name}" name="new-${name}" type="file" accept="image/png,image/jpeg,image/webp" data-words="${messages.pick}|${messages.nonePicked}"
			aria-describedby="${name}-hint${problem && ` ${name}-problem`}" ${problem && html`aria-invalid="true"`} />
		<p class="hint" id="${name}-hint">${hint}</p>
		${problem && html`<p class="wrong" id="${name}-problem">${problem}</p>`}
	</div>`;
}

/**
 * The files of a form with pictures. A file that is too large gets an error at its field, unless it exceeds several
 * pictures.
 */
export const pictureFiles = (names: readonly string[], rest = 0) => ({
	files: names.map((name) => `new-${name}`),
	maxBytes: 5 * LARGEST_PICTURE + rest,
});

interface Wanted {
	name: string;
	kind: PictureKind;
	/** The picture that is stored. */
	stored: string;
}

const partOf = (files: readonly FilePart[], name: string) => files.find(({ field }) => field === `new-${name}`);

/** The picture of a posted form: a new one, none, or the one that it already showed. */
export async function readPicture(
	{ company, deps }: CompanyVisit,
	{ form, files }: Posted,
	{ name, kind, stored }: Wanted,
): ReturnType<typeof storePicture> {
	const part = partOf(files, name);
	const shown = form.get(name) ?? "";
	if (part) return storePicture(deps, { companyId: company.id, kind, part });
	if (form.has(`remove-${name}`) || shown === "") return { path: "" };
	const isOwn = shown === stored || (await isPictureOf(deps.store, company.id, shown));
	return { path: isOwn ? shown : stored };
}

/** Why a picture was refused, as a sentence about its field. */
export const pictureProblem = (fault: StoreFault, field: string, language: Language): string =>
	fill(companyMessages(language)[`wrong.${fault}`], { field });
