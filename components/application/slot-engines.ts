import { browserLinks } from "@/components/attachments/links/browser-links";
import type { SlotEngines, SlotEnginesByPath } from "@/components/attachments/use-slots.client";
import type { RequestedDocument } from "@/lib/application/requested-document";
import type { ApplicationTarget } from "@/lib/application/target";
import { keepsDrafts } from "@/lib/browser/draft-store";
import { browserUploads } from "@/lib/upload/browser/browser-uploads";
import { createDesk } from "@/lib/upload/pictures/desk";
import { ANSWER_SLOT, answerPolicy, slotPolicy } from "@/lib/upload/slot/policy";
import type { ApplySetup } from "./setup";

/**
 * What a slot accepts and how it is sent. An unfinished upload continues in the way it started, so it is stored under
 * its own name.
 */
function wayOf(slot: RequestedDocument, { by }: ApplicationTarget) {
	const { path } = slot;
	if (slot.isCv && by === "slugs") {
		return { policy: slotPolicy(slot, true), purpose: "legacyCv", slotPath: `${path}.legacy` } as const;
	}
	return { policy: slotPolicy(slot), purpose: "application", slotPath: path } as const;
}

/** What works behind the document slots and file questions of an application form. */
export function applicationEngines({ job, rules, linkHosts }: ApplySetup): SlotEnginesByPath {
	const { formKey } = job.target;
	const place = { companyId: job.companyId, openCode: job.code, formKey, mayKeep: keepsDrafts };
	const engines: Record<string, SlotEngines> = {};
	for (const slot of rules.documents) {
		const way = wayOf(slot, job.target);
		const uploads = browserUploads({ ...place, ...way, slotIndex: slot.index });
		engines[slot.path] = { policy: way.policy, uploads, links: browserLinks(linkHosts, job.code), desk: createDesk() };
	}
	for (const { key, accept, multiple } of rules.fields.filter(({ kind }) => kind === "file")) {
		const policy = answerPolicy({ accept, multiple });
		const uploads = browserUploads({ ...place, policy, slotIndex: ANSWER_SLOT, slotPath: key });
		engines[key] = { policy, uploads, desk: createDesk() };
	}
	return engines;
}
