import { z } from "zod";
import { count, text } from "../lenient";

const url = z.string().trim().min(1).max(2_000);
const candidate = z.string().min(1).max(64);

/** Scan of a link: `status_code` is what its host answered. */
export const linkCheck = z.object({ link: url });
export const linkVerdict = z.object({
	host: text,
	status_code: count,
	result: z.object({ malicious: count, suspicious: count }).nullish(),
});

/** Copies of what a link leads to. */
export const driveDownload = z.object({ drive_link: url, candidate_id: candidate });
export const videoDownload = z.object({ yt_link: url, candidate_id: candidate });
export const linkDownload = z.object({ link_download: text, path_link: text });
export const pageCapture = z.object({ link: url, candidate_id: candidate });
export const pageCaptured = z.object({ data: z.object({ link_capture_path: text }) });
