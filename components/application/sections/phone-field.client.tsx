"use client";

import { useEffect, useState } from "react";
import { fieldId } from "@/components/attachments/field-id";
import { TextField } from "@/components/ui/text-field";
import { type PhoneReading, readPhone } from "@/lib/api-client/read-phone";
import { PHONE_LENGTH_CODES } from "@/lib/application/codes";
import { pressOver } from "@/lib/browser/press-over";
import { isPhone, plainPhone } from "@/lib/contract/contact";
import { fill } from "@/lib/text/fill";
import { useFormTools } from "../form-tools.client";
import { useInput } from "../inputs/use-input.client";
import { watchField } from "../inputs/watch-field";
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

type Readings = Pick<Props["job"], "country" | "language"> & { messages: ApplicationMessages };

const lengthProblem = ({ problem }: PhoneReading) => (problem === "unknown" ? undefined : problem);

/** What the field says about a number: how the host reads it, or why it doesn't. */
function shown(typed: string, reading: PhoneReading, { country, language, messages }: Readings): string {
	const { phone, country: home, problem } = reading;
	if (lengthProblem(reading)) return "";
	if (!problem) return [phone, home && countryName(home, language)].filter(Boolean).join(", ");
	const place = typed.includes("+") ? "" : countryName(country, language);
	return place ? fill(messages.PHONE_ELSEWHERE, { country: place }) : messages.PHONE_UNKNOWN;
}

/** Asks the host about one number at a time and gives its response; gives null until it arrives. */
function createReader({ code, country }: Props["job"], give: (phone: string, reading: PhoneReading | null) => void) {
	let requested = "";
	let running: AbortController | undefined;
	return {
		async ask(phone: string) {
			if (phone === requested) return;
			running?.abort();
			give(phone, null);
			requested = isPhone(phone) ? phone : "";
			if (!requested) return;
			const call = new AbortController();
			running = call;
			const reading = await readPhone({ phone, country, openCode: code }, call.signal);
			if (call.signal.aborted) return;
			if (reading) give(phone, reading);
			else requested = "";
		},
		stop: () => running?.abort(),
	};
}

/**
 * What the field says about the phone number; empty while unknown. The host is asked when the field is left, and for a
 * number that comes without focus: from before hydration, a draft or a CV. A number that it finds too short or too long is wrong.
 */
function useReading({ code, country, language }: Props["job"], id: string) {
	const { form, refusedPhones, messages } = useFormTools();
	const [text, setText] = useState("");

	useEffect(() => {
		async function show(phone: string, reading: PhoneReading | null) {
			// The line below the field moves what is under a finger.
			await pressOver();
			setText(reading ? shown(phone, reading, { country, language, messages }) : "");
			const length = reading ? lengthProblem(reading) : undefined;
			if (!length) return;
			refusedPhones.set(plainPhone(phone), length);
			// Somebody may have gone on typing meanwhile.
			const isStill = (form.getValues("phone") ?? "") === phone;
			if (isStill) form.setError("phone", { type: "rule", message: PHONE_LENGTH_CODES[length] });
		}
		const reader = createReader({ code, country, language }, (phone, reading) => void show(phone, reading));
		const look = () => {
			if (document.activeElement?.id !== id) void reader.ask(form.getValues("phone") ?? "");
		};
		const field = document.getElementById(id);
		const stopWatching = watchField(form, "phone", look);
		field?.addEventListener("blur", look);
		return () => {
			reader.stop();
			stopWatching();
			field?.removeEventListener("blur", look);
		};
	}, [form, refusedPhones, messages, id, code, country, language]);

	return text;
}

/** The phone number, and below it how the host understands it: a wrong country shows before the application is sent. */
export function PhoneField({ job, messages }: Props) {
	const input = useInput("phone");
	const text = useReading(job, input.id);
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
			/>
			<p id={id} role="status" className={text ? "mt-1 text-muted text-sm" : "sr-only"}>
				<bdi>{text}</bdi>
			</p>
		</div>
	);
}
