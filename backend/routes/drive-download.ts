import { readOwner } from "../link-check/copies/candidate-id";
import { COPY_MS, copyFile } from "../link-check/copies/copy-file";
import { fileAddress } from "../link-check/copies/document-host";
import { keepLink } from "../link-check/copies/keep-link";
import { readLink } from "../link-check/policy/read-link";
import type { Handler } from "./handler";

/** Keeps the file behind a link to a shared document. */
export const driveDownload: Handler<"driveDownload"> = async ({ body, client }, deps) => {
	const field = "drive_link";
	const link = readLink(field, body.drive_link);
	const owner = readOwner(body.candidate_id, client);
	const path_link = await keepLink(deps, { call: "document", field, link, client }, () =>
		deps.links.fetchLink(fileAddress(link), COPY_MS, (answer) => copyFile(answer, owner, deps)),
	);
	return { path_link };
};
