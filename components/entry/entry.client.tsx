"use client";

import type { ReactNode } from "react";
import { Logo } from "@/components/layout/logo";
import { ButtonLink } from "@/components/ui/button";
import { realBrowserLink } from "@/lib/entry/real-browser";
import { screenOf } from "@/lib/entry/screen";
import { AppWays } from "./app-ways";
import { CodeCard } from "./code-card";
import { ContinueLink } from "./continue-link.client";
import { Headline } from "./headline";
import { LostNotice } from "./lost-notice";
import { OtherDevice } from "./other-device";
import type { EntrySetup, EntryWords } from "./setup";
import { useEntry } from "./use-entry.client";
import { useQuietPage } from "./use-quiet-page.client";

interface Props {
	setup: EntrySetup;
	/** The page's address as a QR code. */
	qr: ReactNode;
	words: EntryWords;
}

/**
 * The page of an interview code: it goes through its sequence by itself, and offers every way to the interview meanwhile,
 * the one for this device first.
 */
export function Entry({ setup, qr, words }: Props) {
	useQuietPage();
	const { device, state, again } = useEntry(setup);
	const screen = screenOf(setup.route, device, state);
	const isPhone = device.system !== "desktop";
	const isElsewhere = screen === "no-mobile" || screen === "on-computer" || screen === "on-app";
	const outside = screen === "in-app" ? realBrowserLink(device, setup.address) : null;
	const isAppFirst = isPhone && !isElsewhere && screen !== "in-app";

	const badges = screen !== "on-computer" && (
		<AppWays setup={setup} system={device.system} isMain={isAppFirst} isOpenable={!isElsewhere} words={words} />
	);
	const other = <OtherDevice setup={setup} isPhone={isPhone} qr={qr} words={words} />;
	const onward = screen !== "no-mobile" && state.place === null && (
		<ContinueLink setup={setup} isMain={!isPhone && screen === "ready"} label={words.continue} />
	);

	return (
		<main className="mx-auto grid min-h-svh max-w-[622px] content-center gap-8 px-4 py-10">
			<Logo />
			<Headline screen={screen} device={device} progress={state.progress} words={words} />
			{state.isLost && <LostNotice words={words} onAgain={again} />}
			{outside && <ButtonLink href={outside}>{words.inAppOpen}</ButtonLink>}
			{isAppFirst && badges}
			{isElsewhere && other}
			{!isPhone && onward}
			<CodeCard code={setup.code} words={words} />
			{!isAppFirst && isPhone && badges}
			{isPhone && onward}
			{!isElsewhere && other}
			{!isPhone && badges}
		</main>
	);
}
