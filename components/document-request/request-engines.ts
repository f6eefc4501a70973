import { browserLinks } from "@/components/attachments/links/browser-links";
import type { SlotEngines, SlotEnginesByPath } from "@/components/attachments/use-slots.client";
import { requestFormKey } from "@/lib/application/persisted-request";
import { keepsDrafts } from "@/lib/browser/draft-store";
import { browserUploads } from "@/lib/upload/browser/browser-uploads";
import { createDesk } from "@/lib/upload/pictures/desk";
import { slotPolicy } from "@/lib/upload/slot/policy";
import type { RequestSetup } from "./setup";

/** The engines of a document request's slots: the device stores its files until they are submitted. */
export function requestEngines({ hash, job, documents, linkHosts }: RequestSetup): SlotEnginesByPath {
	const place = {
		companyId: job.companyId,
		openCode: job.code,
		formKey: requestFormKey(hash),
		mayKeep: keepsDrafts,
		untilSent: true,
		purpose: "request",
	} as const;
	const engines = documents.map((slot): [string, SlotEngines] => {
		const { path, index } = slot;
		const policy = slotPolicy(slot);
		const uploads = browserUploads({ ...place, policy, slotIndex: index, slotPath: path });
		return [path, { policy, uploads, links: browserLinks(linkHosts, job.code), desk: createDesk() }];
	});
	return Object.fromEntries(engines);
}
