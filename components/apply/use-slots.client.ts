"use client";

import { useEffect, useRef, useState } from "react";
import type { DocumentState, DocumentStates } from "@/lib/application/documents";
import type { RequestedDocument } from "@/lib/application/requested-document";
import type { ApplicationTarget } from "@/lib/application/target";
import { keepsDrafts } from "@/lib/browser/draft-store";
import { browserLinks } from "@/lib/http/browser-links";
import type { Links } from "@/lib/links/links";
import { browserUploads } from "@/lib/upload/browser/browser-uploads";
import { answerPolicy, CV_POLICY, DOCUMENT_POLICY, type FilePolicy, LEGACY_CV_POLICY } from "@/lib/upload/slot/policy";
import { slotFiles } from "@/lib/upload/slot/slot-files";
import type { Uploads } from "@/lib/upload/uploads";
import type { ApplySetup } from "./setup";
import { useStopAtEnd } from "./upload/use-stop-at-end.client";

/** What works behind a document slot or a file question. */
export interface SlotEngines {
	policy: FilePolicy;
	uploads: Uploads;
	/** Missing where only files are asked for. */
	links?: Links;
}

export interface Slots {
	engines: Readonly<Record<string, SlotEngines>>;
	/** How the slots stand; progress alone changes nothing. */
	states: DocumentStates;
	/** The same as `states` at this moment, for rules that run between two renders. */
	current(): DocumentStates;
	/** The engines of the files alone. */
	uploads: readonly Uploads[];
	/** Goes on with the uploads that an earlier visit left unfinished; only once. */
	takeUp(): void;
	/** Takes all files out of the slots, and so off this device. */
	empty(): void;
}

/** The number under which files of answers are uploaded: any but those of the job's documents. */
const ANSWER_SLOT = 100;

/** What a slot takes and how it is sent. What is unfinished goes on the way it was begun, so it is kept under its own name. */
function wayOf({ path, isCv }: RequestedDocument, { by }: ApplicationTarget) {
	if (isCv && by === "slugs") {
		return { policy: LEGACY_CV_POLICY, purpose: "legacyCv", slotPath: `${path}.legacy` } as const;
	}
	return { policy: isCv ? CV_POLICY : DOCUMENT_POLICY, purpose: "application", slotPath: path } as const;
}

function createEngines({ job, rules, linkHosts }: ApplySetup): Record<string, SlotEngines> {
	const { formKey } = job.target;
	const place = { companyId: job.companyId, openCode: job.code, formKey, mayKeep: keepsDrafts };
	const engines: Record<string, SlotEngines> = {};
	for (const slot of rules.documents) {
		const way = wayOf(slot, job.target);
		const uploads = browserUploads({ ...place, ...way, slotIndex: slot.index });
		engines[slot.path] = { policy: way.policy, uploads, links: browserLinks(linkHosts) };
	}
	for (const { key, accept, multiple } of rules.fields.filter(({ kind }) => kind === "file")) {
		const policy = answerPolicy({ accept, multiple });
		const uploads = browserUploads({ ...place, policy, slotIndex: ANSWER_SLOT, slotPath: key });
		engines[key] = { policy, uploads };
	}
	return engines;
}

const stateOf = ({ uploads, links }: SlotEngines): DocumentState => ({
	files: slotFiles(uploads.snapshot()),
	links: links?.snapshot() ?? [],
});

const isSame = (one: DocumentState | undefined, other: DocumentState) => JSON.stringify(one) === JSON.stringify(other);

/** The engines of a form's document slots and file questions. `onChange` gets the path of a slot that stands differently. */
export function useSlots(setup: ApplySetup, onChange: (path: string) => void): Slots {
	const [engines] = useState(() => createEngines(setup));
	const [states, setStates] = useState<DocumentStates>({});
	const latest = useRef<DocumentStates>(states);
	const tell = useRef(onChange);
	tell.current = onChange;
	const [all] = useState(() =>
		Object.values(engines).flatMap(({ uploads, links }) => [uploads, ...(links ? [links] : [])]),
	);
	const [uploads] = useState(() => Object.values(engines).map((slot) => slot.uploads));
	const isTakenUp = useRef(false);
	useStopAtEnd(all);

	useEffect(() => {
		const stops = Object.entries(engines).flatMap(([path, slot]) => {
			const take = () => {
				const state = stateOf(slot);
				if (isSame(latest.current[path], state)) return;
				latest.current = { ...latest.current, [path]: state };
				setStates(latest.current);
				tell.current(path);
			};
			return [slot.uploads.subscribe(take), slot.links?.subscribe(take) ?? (() => {})];
		});
		return () => {
			for (const stop of stops) stop();
		};
	}, [engines]);

	return {
		engines,
		states,
		uploads,
		current: () => latest.current,
		takeUp() {
			if (isTakenUp.current) return;
			isTakenUp.current = true;
			for (const one of uploads) void one.takeUp();
		},
		empty() {
			for (const one of uploads) for (const { identifier } of one.snapshot()) one.remove(identifier);
		},
	};
}
