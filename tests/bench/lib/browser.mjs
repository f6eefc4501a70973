/** Headless Chromium as the end-to-end tests use it, with more flags where a benchmark needs them. */
import { chromium } from "@playwright/test";
import { launchOptions } from "../../../scripts/lib/browser.mjs";

export const launchBrowser = (flags = []) =>
	chromium.launch({ ...launchOptions, args: [...launchOptions.args, ...flags] });
