import type { Viewport } from "next";
import { JobDocument } from "../../_job/job-document";

export const viewport: Viewport = { width: "device-width", initialScale: 1, colorScheme: "light dark" };

export default JobDocument;
