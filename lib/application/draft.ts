import { sourceIn } from "@/lib/contract/link-source";
import { type AdditionalField, initialAnswer } from "./additional-field";
import { type Filled, type Offers, offersIn } from "./autofill";
import { readDated } from "./dated";
import type { DocumentStates } from "./documents";
import { type DraftDocuments, documentsIn, draftDocuments } from "./draft-documents";
import { applicationIn, isGroup, likeModel } from "./shape";
import type { Answer, ApplicationValues } from "./values";

/** How long a draft is stored, in milliseconds: 14 days. */
export const DRAFT_LIFETIME_MS = 14 * 24 * 60 * 60 * 1_000;

/** What the candidate has typed so far. Without consents, which must be given again. */
export type DraftValues = Omit<ApplicationValues, "gdpr" | "compliance">;

/** An application that has not been sent yet. */
export interface Draft {
	/** Milliseconds since 1970. */
	savedAt: number;
	values: DraftValues;
	documents: DraftDocuments;
	/** What a CV filled in, so that it can still be undone. */
	filled: Filled;
	/** What a CV may say, and the candidate hasn't taken yet. */
	offers: Offers;
	/** The CV's text, and the stored file that it comes from. */
	cvText: { filepath: string; text: string };
	/** Where the candidate's link was posted, as `sourceIn` returns it. */
	source: string;
}

/** What a draft stores about a parsed CV. */
export type DraftCv = Pick<Draft, "filled" | "offers" | "cvText">;

const NO_CV: DraftCv = { filled: {}, offers: {}, cvText: { filepath: "", text: "" } };

/** The browser's storage key for the draft of the form with this key. */
export const draftKey = (formKey: string): string => `draft:${formKey}`;

/** A draft of the form's current contents. */
export function newDraft(
	values: ApplicationValues,
	documents: DocumentStates,
	savedAt: number,
	cv = NO_CV,
	source = "",
): Draft {
	const { gdpr, compliance, ...typed } = values;
	return { savedAt, values: typed, documents: draftDocuments(documents), ...cv, source };
}

/** Whether two answers are equal. */
export const isSameAnswer = (one: Answer | undefined, other: Answer): boolean =>
	JSON.stringify(one ?? "") === JSON.stringify(other);

/** Whether a draft holds nothing that the candidate typed or uploaded; the questions' initial values don't count. */
export function isEmptyDraft({ values, documents }: Draft, fields: readonly AdditionalField[]): boolean {
	const { whatsapp_notification, answers, ...rest } = values;
	const isUnanswered = Object.entries(answers).every(([key, answer]) => {
		const field = fields.find((one) => one.key === key);
		return answer.length === 0 || (field !== undefined && isSameAnswer(answer, initialAnswer(field)));
	});
	return (
		Object.keys(documents).length === 0 && isUnanswered && Object.values(rest).every((value) => value.length === 0)
	);
}

/** The fields of `value` that a CV can fill, in the form's shape. */
function filledIn(value: unknown): Filled {
	const named = isGroup(value) ? value : {};
	const { email2, experience, whatsapp_notification, gdpr, compliance, answers, ...fillable } = applicationIn(named);
	return Object.fromEntries(Object.entries(fillable).filter(([name]) => Object.hasOwn(named, name)));
}

/** Parses a draft's JSON; null if there is none, it is too old, or it is anything else. */
export function readDraft(text: string | null, now: number): Draft | null {
	const value = readDated(text, now, DRAFT_LIFETIME_MS);
	if (!value) return null;
	const { gdpr, compliance, ...values } = applicationIn(value.values);
	return {
		savedAt: value.savedAt,
		values,
		documents: documentsIn(value.documents),
		filled: filledIn(value.filled),
		offers: offersIn(value.offers),
		cvText: likeModel(value.cvText, NO_CV.cvText),
		source: typeof value.source === "string" ? sourceIn(value.source) : "",
	};
}
