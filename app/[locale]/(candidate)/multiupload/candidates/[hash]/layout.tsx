import type { Viewport } from "next";
import { RequestDocument } from "../../_document-request/request-document";

export const viewport: Viewport = { width: "device-width", initialScale: 1, colorScheme: "light dark" };

export default RequestDocument;
