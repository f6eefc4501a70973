import type { Deps } from "../../deps";
import type { CopyOwner } from "../copies/candidate-id";
import { copyFile, requireOk } from "../copies/copy-file";
import { isPage } from "../copies/file-kind";
import { keepCopy } from "../copies/keep-copy";
import type { LinkAnswer } from "../fetch/fetch-link";
import { bodyBuffer } from "../fetch/read-body";
import { decodePage } from "./decode-page";
import { fetchPictures } from "./inline-pictures";
import { pageDocument } from "./page-document";
import { renderPdf } from "./render-pdf";

/** Largest page that is read, bytes. */
const LARGEST_PAGE = 3_000_000;

/** Longest time for the link itself, milliseconds: a link may lead to a file too. Pictures and PDF come on top. */
const FETCH_MS = 60_000;

type Fetched = { key: string } | { html: string; url: URL };

async function readAnswer(answer: LinkAnswer, owner: CopyOwner, deps: Deps): Promise<Fetched> {
	const { url, headers, body } = answer;
	const type = headers["content-type"];
	if (!isPage(type)) return { key: await copyFile(answer, owner, deps) };
	requireOk(answer);
	return { html: decodePage(await bodyBuffer(body, LARGEST_PAGE), type), url };
}

/** The page as PDF; null without a browser, and when the browser fails or is too busy. */
async function asPdf(document: string, { links, log }: Deps): Promise<Buffer | null> {
	const { chromium, renders } = links;
	if (!chromium) return null;
	try {
		return await renders.run(() => renderPdf(document, chromium));
	} catch (error) {
		log.warn({ reason: error instanceof Error ? error.message : "unknown" }, "a captured page is kept as HTML");
		return null;
	}
}

/**
 * Stores a copy of a page that needs nothing else to be shown, as PDF where a browser is installed and else as HTML;
 * a link to a file is stored byte for byte. Gives the key. Throws `LinkRefused` or `NoCopy`.
 */
export async function capturePage(link: URL, owner: CopyOwner, deps: Deps): Promise<string> {
	const { fetchLink } = deps.links;
	const fetched = await fetchLink(link, FETCH_MS, (answer) => readAnswer(answer, owner, deps));
	if ("key" in fetched) return fetched.key;
	const { cleanPage } = await import("./clean-page");
	const page = cleanPage(fetched.html, fetched.url);
	const document = pageDocument(page, await fetchPictures(page.pictures, fetchLink), fetched.url, deps.now());
	const pdf = await asPdf(document, deps);
	const extension = pdf ? "pdf" : "html";
	return keepCopy(deps, owner, [pdf ?? Buffer.from(document)], async () => extension);
}
