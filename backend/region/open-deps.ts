import { mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import type { Region } from "../../lib/contract/code";
import type { NewCounter } from "../../lib/operations/redis/counters";
import { ALONE, type Common } from "../../lib/operations/redis/open";
import { signInLimits } from "../account/session-limits";
import { observedReader } from "../cv-parsing/observed-reader";
import { openCvReader } from "../cv-parsing/reader";
import type { Deps } from "../deps";
import { freeBytes } from "../files/free-space";
import { openFiles } from "../files/open-files";
import { openStaging } from "../files/staging";
import { callLimits } from "../http/call-limits";
import { openLinks } from "../link-check/open-links";
import { outbox } from "../mail/outbox";
import { smtp } from "../mail/smtp";
import { openPictureEncoder } from "../pictures/encoder";
import type { Config } from "../process/config";
import type { Logger } from "../process/log";
import { seed } from "../seed/seed";
import { openSite } from "../site/site";
import { openLock } from "../store/lock";
import { openStore } from "../store/open";
import { unfinishedKeys } from "../store/queries/uploads";
import { openTaskRunner } from "../tasks/runner";
import { openUnfinished } from "../upload/unfinished/open-unfinished";
import { cloudApi } from "../whatsapp/cloud-api";

/** Candidates' data is readable by this process's user only. */
const PRIVATE = 0o700;

type OpenDeps = Omit<Deps, "publicUrl">;

/** Opens a region's data: its database, migrated and given the demo data if that is wanted, and its files. */
export async function openDeps(
	region: Region,
	config: Config,
	log: Logger,
	{ newCounter }: Pick<Common, "newCounter"> = ALONE,
): Promise<OpenDeps> {
	const { databaseUrl } = config.regions[region];
	const dir = join(config.dataDir, region);
	const tempDir = join(dir, "incoming");
	// Files that an earlier process was still receiving have no owner.
	await mkdir(dir, { recursive: true, mode: PRIVATE });
	await rm(tempDir, { recursive: true, force: true });
	await mkdir(tempDir, { recursive: true });
	await mkdir(join(dir, "files"), { recursive: true });
	const links = await openLinks(config, log);
	const staging = await openStaging(join(dir, "uploads"));
	const files = openFiles(config, region);
	const store = await openStore({ databaseUrl, file: join(dir, "database.sqlite") });
	const unfinished = openUnfinished(config, region, { store, files, staging, log });
	const now = () => new Date();
	try {
		if (config.demoData) await seed(store, region, { now: now(), dir, files, tempDir });
		await staging.sweep(unfinished.isLocal ? await unfinishedKeys(store) : []);
	} catch (error) {
		await store.destroy();
		throw error;
	}
	const { siteOrigin, trustedHops, supportEmail, mail: mailing } = config;
	const sender = mailing.smtpUrl ? smtp(mailing.smtpUrl, mailing.from) : outbox(join(dir, "outbox"), mailing.from);
	const tasks = openTaskRunner({ store, log, now });
	const cvs = observedReader(openCvReader({ files, log }), region);
	const uploads = { unfinished, uploadLock: await openLock(databaseUrl) };
	// The regions share nothing, not even counts.
	const newRegional: NewCounter = (limit) => newCounter({ ...limit, name: `${region}:${limit.name}` });
	const own = {
		site: openSite(config.site ?? { address: siteOrigin }),
		...uploads,
		encodePicture: openPictureEncoder(),
		sender,
		whatsapp: config.whatsapp && cloudApi(config.whatsapp),
		interviewUrl: config.interviewUrl,
		interviewToken: config.interviewToken,
		tasks,
		passwordWork: config.passwordWork,
		signIns: signInLimits(newRegional),
		calls: callLimits(config.rateScale, newRegional),
		runningKeys: new Set<string>(),
		cvs,
		freeBytes: () => freeBytes(dir),
	};
	return { region, siteOrigin, trustedHops, supportEmail, store, files, staging, tempDir, links, log, now, ...own };
}
