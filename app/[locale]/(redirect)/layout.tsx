import type { Viewport } from "next";
import { SiteDocument } from "../_document/site-document";

export const viewport: Viewport = { width: "device-width", initialScale: 1, colorScheme: "light dark" };

export default SiteDocument;
