import { trustOwnScripts } from "@/lib/browser/trusted-types";

// The framework runs this file before any other script of a page.
trustOwnScripts();
