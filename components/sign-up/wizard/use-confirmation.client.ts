"use client";

import { useEffect, useState } from "react";
import { askForConfirmation } from "@/lib/api-client/confirmation";
import { saidAccountMade } from "@/lib/browser/account-made";
import { keepConfirmationToken, keptConfirmationToken } from "@/lib/browser/confirmation-token";
import { trimEmail } from "@/lib/contract/contact";
import type { Locale } from "@/lib/i18n/locales";
import type { ConfirmationResult, ConfirmationWish } from "@/lib/sign-up/confirmation";
import { NEW_EMAIL_FIELD } from "@/lib/sign-up/paths";
import { problemOf } from "@/lib/sign-up/rules";

interface Made {
	/** The address that the mail went to; empty after a reload. */
	email: string;
	/** The token for sending the mail again; undefined if the host lacks the call. */
	token?: string;
}

/** The new account, and requests for its confirmation mail. */
export function useConfirmation(locale: Locale) {
	const [made, setMade] = useState<Made>({ email: "" });
	const [asked, setResult] = useState<ConfirmationResult>();
	const [isSending, setSending] = useState(false);

	useEffect(() => {
		if (saidAccountMade("wizard", locale)) setMade({ email: "", token: keptConfirmationToken() });
		else keepConfirmationToken(undefined);
	}, [locale]);

	useEffect(() => {
		if (asked?.outcome.kind === "refused") document.getElementById(NEW_EMAIL_FIELD)?.focus();
	}, [asked]);

	function keep(next: Made) {
		setMade(next);
		keepConfirmationToken(next.token);
	}

	async function send(wish: ConfirmationWish, token: string, email: string | undefined) {
		setSending(true);
		const outcome = await askForConfirmation({ token, email, locale });
		setSending(false);
		setResult({ wish, outcome, email });
		if (outcome.kind === "missing") keep({ ...made, token: undefined });
		if (outcome.kind === "sent" && email !== undefined) keep({ ...made, email });
	}

	return {
		email: made.email,
		isOpen: made.token !== undefined,
		asked,
		isSending,
		/** Notes that an account was created. */
		begin(next: Made) {
			setResult(undefined);
			keep(next);
		},
		ask(wish: ConfirmationWish, typed?: string) {
			if (made.token === undefined) return;
			if (wish === "again") return void send(wish, made.token, undefined);
			const problem = problemOf("email", typed ?? "");
			if (problem) setResult({ wish, outcome: { kind: "refused", text: problem }, email: typed });
			else void send(wish, made.token, trimEmail(typed ?? ""));
		},
	};
}
