import type { Region } from "../lib/contract/code";
import type { SignInLimits } from "./account/session-limits";
import type { CvReader } from "./cv-parsing/reader";
import type { FileStore } from "./files/file-store";
import type { Staging } from "./files/staging";
import type { CallLimits } from "./http/call-limits";
import type { LinkDeps } from "./link-check/open-links";
import type { Sender } from "./mail/sender";
import type { PictureEncoder } from "./pictures/encoder";
import type { Logger } from "./process/log";
import type { Site } from "./site/site";
import type { Lock } from "./store/lock";
import type { Store } from "./store/open";
import type { TaskRunner } from "./tasks/runner";
import type { Unfinished } from "./upload/unfinished/unfinished";
import type { WhatsappSender } from "./whatsapp/sender";

/** The dependencies of one region's handlers. */
export interface Deps {
	region: Region;
	/** The address at which browsers reach this region, without a trailing slash. */
	publicUrl: string;
	/** Number of trusted proxies in front, for `X-Forwarded-For`. */
	trustedHops: number;
	siteOrigin: string;
	site: Site;
	/** Where people can ask for help. */
	supportEmail?: string;
	store: Store;
	/** Complete files. */
	files: FileStore;
	/** Files that this process is receiving, on the local disk. */
	staging: Staging;
	/** Unfinished uploads, which survive a restart. */
	unfinished: Unfinished;
	/** One writer at a time for each upload, in all processes. */
	uploadLock: Lock;
	/** Calls and Idempotency-Keys that are being worked on. */
	runningKeys: Set<string>;
	/** Folder for bodies that are being received; on the same disk as the files. */
	tempDir: string;
	/** Free space for files, in bytes. */
	freeBytes: () => Promise<number>;
	/** The network access of the link calls. */
	links: LinkDeps;
	/** Tells what is in a stored CV. */
	cvs: CvReader;
	/** Re-encodes pictures of companies' pages. */
	encodePicture: PictureEncoder;
	/** The way that mails go. */
	sender: Sender;
	/** The way that messages go by WhatsApp; undefined where it isn't set up. */
	whatsapp: WhatsappSender | undefined;
	/** Where interviews are done, with `{code}` in place of the interview code; undefined if it isn't set. */
	interviewUrl?: string | undefined;
	/** The token of the interview host's reports of finished interviews; undefined if it sends none. */
	interviewToken: string | undefined;
	/** Runs what is done after a commit, mails above all. */
	tasks: TaskRunner;
	/** Work factor of new password hashes. */
	passwordWork: number;
	/** The limits for passwords and mails. */
	signIns: SignInLimits;
	/** The limits for calls that come through the proxy. */
	calls: CallLimits;
	log: Logger;
	now: () => Date;
}
