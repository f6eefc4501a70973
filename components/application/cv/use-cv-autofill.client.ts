"use client";

import { useEffect, useEffectEvent, useRef, useState } from "react";
import {
	autofill,
	type FillableName,
	type Filled,
	type Offers,
	offersOf,
	ownValues,
	undoAutofill,
} from "@/lib/application/autofill";
import type { DraftCv } from "@/lib/application/draft";
import { forJobIn } from "@/lib/application/for-job-in";
import { today } from "@/lib/application/today";
import type { ApplicationRules } from "@/lib/application/validate";
import { pressOver } from "@/lib/browser/press-over";
import { type ClosedReason, closedReason } from "@/lib/contract/closed-reason";
import type { CvContent } from "@/lib/contract/schemas/cv";
import type { Uploads } from "@/lib/upload/uploads";
import { type FormFields, readValues } from "../form-fields";
import type { FormTools } from "../form-tools.client";
import type { ApplySetup } from "../setup";

/** What a CV after another one left of the form's earlier values. */
interface Again {
	/** The fields that stay, as the candidate's own. */
	own: readonly FillableName[];
	/** The fields that are empty now: the earlier CV had filled them in. */
	emptied: readonly FillableName[];
}

/**
 * The result of reading the CV: values filled in, nothing new, only values to ask about, a CV that can't be read, maybe
 * because it is a picture, values that are left from a CV that was removed or replaced by one that nobody can open, or all
 * of it undone.
 */
export type CvNews =
	| ((
			| { kind: "filled"; count: number }
			| { kind: "nothing" | "asked" | "unresolved" | "picture" | "left" | "undone" }
	  ) & {
			/** For a CV after another one, unless that was undone; for an unreadable one, if the other's values are still there. */
			again?: Again;
	  })
	| null;

export interface CvAutofill {
	news: CvNews;
	/** What the form still counts as filled in from a CV. */
	filled: Filled;
	/** Uncertain values of the CV; the candidate is asked about them. */
	offers: Offers;
	/** Fills in an offered value. */
	take(name: keyof Offers): void;
	/** Empties what the CV filled in, except what was changed since. */
	undo(): void;
	/** What a draft keeps of it. */
	persisted(): DraftCv;
	/** Restores what a draft stored. */
	restore(persisted: DraftCv): void;
	/** The text of the CV that the slot holds; empty where the host gave none. */
	rawText(): string;
	/** Why nobody can open the CV. */
	closed(): ClosedReason | undefined;
}

type Tools = Pick<FormTools, "form" | "marks">;

const NOTHING: Again = { own: [], emptied: [] };
const NO_TEXT = { filepath: "", text: "" };

function put({ form }: Tools, filled: Filled, isChecked: boolean) {
	for (const [name, value] of Object.entries(filled)) {
		form.setValue(name as keyof FormFields, value, { shouldDirty: true, shouldValidate: isChecked });
	}
}

const countOf = (filled: Filled | Offers) => Object.keys(filled).length;

/** A host may leave the status out; a profile without one counts. */
const isRead = ({ status }: CvContent) => status === undefined || status === 200;

/**
 * The news about a CV that couldn't be read, which leaves the values of one before it. That nobody can open it is said
 * beside the file.
 */
function unreadNews(content: CvContent, hasLeft: boolean): CvNews {
	const again = hasLeft ? NOTHING : undefined;
	if (closedReason(content)) return again ? { kind: "left", again } : null;
	return { kind: content.reason === "picture" ? "picture" : "unresolved", again };
}

/** The same, after an offered value took its place in an emptied field. */
const without = (name: FillableName, again: Again | undefined): Again | undefined =>
	again && { ...again, emptied: again.emptied.filter((one) => one !== name) };

/** The offers that this form may show: an email address only if the form has that field. */
function applicableOffers({ email, ...others }: Offers, { emailRequired }: ApplicationRules): Offers {
	return emailRequired && email ? { email, ...others } : others;
}

/** What the CV filled in, for reading at any moment and for rendering. */
function useFilled(): [() => Filled, Filled, (filled: Filled) => void] {
	const [shown, setShown] = useState<Filled>({});
	const filled = useRef(shown);
	const set = (next: Filled) => {
		filled.current = next;
		setShown(next);
	};
	return [() => filled.current, shown, set];
}

/**
 * Fills the form when a CV was uploaded and read. A second CV takes the place of what the first one filled in. A press
 * ends first: the news and the summary move what stands below them.
 */
export function useCvAutofill(
	uploads: Uploads | undefined,
	tools: Tools,
	{ job, rules }: { job: Pick<ApplySetup["job"], "country">; rules: ApplySetup["rules"] },
): CvAutofill {
	const [news, setNews] = useState<CvNews>(null);
	const [filledNow, filled, setFilled] = useFilled();
	const [offers, setOffers] = useState<Offers>({});
	const text = useRef(NO_TEXT);
	const seen = useRef(new Set<string>());
	/** True once a CV was read, until it is undone. */
	const wasRead = useRef(false);

	const hasLeft = () => Object.keys(filledNow()).some((name) => tools.marks.count(name) > 0);
	const storedCv = () => uploads?.snapshot().find(({ status }) => status === "finish");
	const valuesNow = () => readValues(tools.form.getValues(), rules.fields);

	function mark(next: Filled) {
		setFilled(next);
		tools.marks.set(next);
	}

	/** Empties what the last CV filled in; returns the emptied fields. */
	function takeBack() {
		const emptied = undoAutofill(valuesNow(), filledNow());
		// Not checked: the person has not come to these fields yet.
		put(tools, emptied, false);
		mark({});
		return Object.keys(emptied) as FillableName[];
	}

	function take(content: CvContent, filepath: string) {
		const { profile: read, raw_content } = content;
		setOffers({});
		if (!read || !isRead(content)) return setNews(unreadNews(content, hasLeft()));
		const profile = forJobIn(job.country, read);
		text.current = { filepath, text: raw_content ?? "" };
		const isAgain = wasRead.current;
		wasRead.current = true;
		const emptied = takeBack();
		const all = autofill(valuesNow(), profile, today());
		const { email: _, ...others } = all;
		const found = rules.emailRequired ? all : others;
		const isOther = (name: FillableName) => !(name in found);
		mark(found);
		put(tools, found, true);
		const applicable = applicableOffers(offersOf(valuesNow(), profile, found), rules);
		setOffers(applicable);
		const kind = countOf(applicable) > 0 ? "asked" : "nothing";
		const own = ownValues(valuesNow(), profile, today());
		const again = isAgain ? { own: own.filter(isOther), emptied: emptied.filter(isOther) } : undefined;
		setNews(countOf(found) > 0 ? { kind: "filled", count: countOf(found), again } : { kind, again });
	}

	/** Nothing is asked any more about a CV that was removed; what it filled in stays, and the news says so. */
	function leave() {
		setOffers({});
		if (hasLeft()) setNews({ kind: "left", again: NOTHING });
		else setNews((before) => (before?.kind === "undone" ? before : null));
	}

	const takeLatest = useEffectEvent(take);
	const leaveLatest = useEffectEvent(leave);

	useEffect(() => {
		if (!uploads) return;
		return uploads.subscribe(() => {
			const files = uploads.snapshot();
			if (files.length === 0) leaveLatest();
			for (const { identifier, status, content, filepath } of files) {
				if (status !== "finish" || !content || seen.current.has(identifier)) continue;
				seen.current.add(identifier);
				void pressOver().then(() => takeLatest(content, filepath));
			}
		});
	}, [uploads]);

	return {
		news,
		filled,
		offers,
		take(name) {
			const { [name]: value, ...others } = offers;
			if (value === undefined) return;
			const taken = { [name]: value };
			put(tools, taken, true);
			const unchanged = Object.entries(filledNow()).filter(([one]) => tools.marks.count(one) > 0);
			const next = { ...Object.fromEntries(unchanged), ...taken };
			mark(next);
			setOffers(others);
			setNews((before) => ({ kind: "filled", count: countOf(next), again: without(name, before?.again) }));
		},
		undo() {
			setOffers({});
			takeBack();
			wasRead.current = false;
			setNews({ kind: "undone" });
		},
		persisted: () => ({ filled: filledNow(), offers, cvText: text.current }),
		restore({ filled, offers: asked, cvText }) {
			text.current = cvText;
			wasRead.current = cvText.filepath !== "";
			mark(filled);
			setOffers(asked);
		},
		closed: () => closedReason(storedCv()?.content),
		rawText() {
			const stored = storedCv();
			return stored && stored.filepath === text.current.filepath ? text.current.text : "";
		},
	};
}
