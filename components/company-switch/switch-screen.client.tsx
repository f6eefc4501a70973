"use client";

import type { FormEvent } from "react";
import { Toaster } from "@/components/layout/toaster.client";
import { Logo } from "@/components/shared/logo";
import { Button, ButtonLink } from "@/components/ui/button";
import { LeadOn } from "@/components/ui/lead-on";
import { useKeepFocus } from "@/components/ui/use-keep-focus.client";
import { ServedError } from "./served-error";
import type { CompanySwitchMessages, SwitchSetup } from "./setup";
import { SwitchHeadline } from "./switch-headline";
import { useSwitch } from "./use-switch.client";

interface Props {
	setup: SwitchSetup;
	messages: CompanySwitchMessages;
}

// Ends a fade that has begun: it would continue after its class is removed.
const AT_ONCE = "transition-none";

// Visible immediately without script; otherwise only if the script, which acts automatically, is late.
const LATE = "transition-opacity delay-2000 duration-300 starting:opacity-0 plain:delay-0";

/** Switches the recruiter to another company: automatically with script, by its form without. */
export function SwitchScreen({ setup, messages }: Props) {
	const { step, isUnanswered, begin } = useSwitch(setup, messages);
	useKeepFocus(step === "switching");
	const hasFailed = step === "failed";

	function submit(event: FormEvent) {
		event.preventDefault();
		void begin();
	}

	return (
		<main className="mx-auto grid min-h-svh max-w-[622px] content-center gap-8 px-4 py-10">
			<Logo />
			<SwitchHeadline step={step} isUnanswered={isUnanswered} messages={messages} />
			{step === "switching" && <span className="h-2 rounded-full bg-brand motion-safe:animate-pulse" />}
			{step !== "done" && (
				<form
					method="post"
					action={setup.action}
					onSubmit={submit}
					hidden={step === "switching"}
					className={step === "served" ? LATE : AT_ONCE}
				>
					<Button type="submit" className="w-full">
						{hasFailed ? messages.again : messages.ask}
					</Button>
				</form>
			)}
			{step === "done" && (
				<>
					<LeadOn url={setup.dashboard} />
					<ButtonLink href={setup.dashboard}>{messages.dashboard}</ButtonLink>
				</>
			)}
			{hasFailed && (
				<ButtonLink quiet href={setup.login}>
					{messages.login}
				</ButtonLink>
			)}
			{setup.result === "failed" && <ServedError messages={messages} />}
			<Toaster closeLabel={messages.close} />
		</main>
	);
}
