import type { Logger } from "pino";
import type { StoredPage } from "../cache/stored-page";
import { readSaved, writeSaved } from "./saved-file";

/** Files of saved pages: of the site's last run, and of the build. */
export interface SavedFiles {
	last: string;
	built: string;
}

/** Pages that one process leaves for the next. */
export interface SavedPages {
	/** What an earlier process saved, or the build; nothing if all that is from another build or other settings. */
	load: () => Promise<StoredPage[]>;
	/** Saves pages for the next process instead of those before. Never rejects: a folder may be read-only. */
	save: (pages: readonly StoredPage[]) => Promise<void>;
}

/** Finds pages in `files`, and leaves them in one of these, under the key that names what they depend on. */
export function savedPages(files: SavedFiles, to: keyof SavedFiles, key: Promise<string>, logger: Logger): SavedPages {
	let writing: Promise<void> = Promise.resolve();

	async function write(pages: readonly StoredPage[]): Promise<void> {
		try {
			await writeSaved(files[to], await key, pages);
		} catch (error) {
			logger.info({ reason: String(error) }, "the site's own pages are not saved for the next start");
		}
	}

	return {
		async load() {
			const last = await readSaved(files.last, await key);
			return last.length > 0 ? last : readSaved(files.built, await key);
		},
		save: (pages) => {
			writing = writing.then(() => write(pages));
			return writing;
		},
	};
}
