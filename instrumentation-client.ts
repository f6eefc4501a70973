import { trustOwnScripts } from "@/lib/browser/trusted-types";

// The framework runs this file before anything else of a page.
trustOwnScripts();
