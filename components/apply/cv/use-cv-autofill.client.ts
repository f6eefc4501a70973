"use client";

import { useEffect, useRef, useState } from "react";
import type { AdditionalField } from "@/lib/application/additional-field";
import { autofill, type FillableName, type Filled, undoAutofill } from "@/lib/application/autofill";
import { today } from "@/lib/application/today";
import type { CvContent } from "@/lib/contract/schemas/cv";
import type { Uploads } from "@/lib/upload/uploads";
import { type FormFields, readValues } from "../form-fields";
import type { FormTools } from "../form-tools.client";

/** What came of reading the CV: fields filled, nothing new in it, a CV that can't be read, or all of it undone. */
export type CvNews = { kind: "filled"; count: number } | { kind: "nothing" | "unresolved" | "undone" } | null;

export interface CvAutofill {
	news: CvNews;
	/** Empties what the CV filled in, except what was changed since. */
	undo(): void;
	/** The text of the CV that the slot holds; empty where the host gave none. */
	rawText(): string;
}

type Tools = Pick<FormTools, "form" | "marks">;

function put({ form }: Tools, filled: Filled) {
	for (const [name, value] of Object.entries(filled)) {
		form.setValue(name as keyof FormFields, value, { shouldDirty: true, shouldTouch: true, shouldValidate: true });
	}
}

/** Fills the form when a CV was uploaded and read. A second CV takes the place of what the first one filled in. */
export function useCvAutofill(
	uploads: Uploads | undefined,
	tools: Tools,
	fields: readonly AdditionalField[],
): CvAutofill {
	const [news, setNews] = useState<CvNews>(null);
	const filled = useRef<Filled>({});
	const seen = useRef(new Set<string>());

	const valuesNow = () => readValues(tools.form.getValues(), fields);

	function takeBack() {
		put(tools, undoAutofill(valuesNow(), filled.current));
		filled.current = {};
		tools.marks.set([]);
	}

	function take({ status, profile }: CvContent) {
		if (status !== 200 || !profile) return setNews({ kind: "unresolved" });
		takeBack();
		const found = autofill(valuesNow(), profile, today());
		filled.current = found;
		put(tools, found);
		const names = Object.keys(found) as FillableName[];
		tools.marks.set(names);
		setNews(names.length > 0 ? { kind: "filled", count: names.length } : { kind: "nothing" });
	}

	const takeLatest = useRef(take);
	takeLatest.current = take;

	useEffect(() => {
		if (!uploads) return;
		return uploads.subscribe(() => {
			const files = uploads.snapshot();
			if (files.length === 0) setNews((before) => (before?.kind === "unresolved" ? null : before));
			for (const { identifier, status, content } of files) {
				if (status !== "finish" || !content || seen.current.has(identifier)) continue;
				seen.current.add(identifier);
				takeLatest.current(content);
			}
		});
	}, [uploads]);

	return {
		news,
		undo() {
			takeBack();
			setNews({ kind: "undone" });
		},
		rawText: () => uploads?.snapshot().find(({ status }) => status === "finish")?.content?.raw_content ?? "",
	};
}
