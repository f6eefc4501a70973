"use client";

import { useEffect, useRef, useState } from "react";
import { fieldId } from "@/components/attachments/field-id";
import { TextField } from "@/components/ui/text-field";
import { readPhone } from "@/lib/api-client/read-phone";
import { isPhone } from "@/lib/contract/contact";
import { useInput } from "../inputs/use-input.client";
import type { ApplicationMessages, ApplySetup } from "../setup";

interface Props {
	job: Pick<ApplySetup["job"], "code" | "country" | "language">;
	messages: ApplicationMessages;
}

function countryName(country: string, language: string): string {
	try {
		return new Intl.DisplayNames([language], { type: "region" }).of(country) ?? "";
	} catch {
		return "";
	}
}

/** What the host makes of the phone number, asked when the field is left; empty while that isn't known. */
function useReading({ code, country, language }: Props["job"]) {
	const [text, setText] = useState("");
	const running = useRef<AbortController>(null);
	useEffect(() => () => running.current?.abort(), []);

	async function ask(phone: string) {
		running.current?.abort();
		setText("");
		if (!isPhone(phone)) return;
		const call = new AbortController();
		running.current = call;
		const reading = await readPhone({ phone, country, openCode: code }, call.signal);
		if (!reading || call.signal.aborted) return;
		const name = reading.country && countryName(reading.country, language);
		setText(name ? `${reading.phone}, ${name}` : reading.phone);
	}
	return { text, ask };
}

/** The phone number, and below it how the host understands it: a wrong country shows before the application is sent. */
export function PhoneField({ job, messages }: Props) {
	const input = useInput("phone");
	const { text, ask } = useReading(job);
	const id = `${fieldId("phone")}-reading`;
	return (
		<div>
			<TextField
				{...input}
				label={messages.LABEL_PHONE}
				hint={messages.HINT_PHONE}
				describedById={id}
				type="tel"
				inputMode="tel"
				autoComplete="tel"
				required
				onBlur={(event) => {
					void input.onBlur(event);
					void ask(event.target.value);
				}}
			/>
			<p id={id} role="status" className={text ? "mt-1 text-muted text-sm" : "sr-only"}>
				<bdi>{text}</bdi>
			</p>
		</div>
	);
}
