"use client";

import { useEffect, useState } from "react";
import { fieldId } from "@/components/attachments/field-id";
import { TextField } from "@/components/ui/text-field";
import { type PhoneReading, readPhone } from "@/lib/api-client/read-phone";
import { isPhone } from "@/lib/contract/contact";
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

const shown = ({ phone, country }: PhoneReading, language: string): string =>
	[phone, country && countryName(country, language)].filter(Boolean).join(", ");

/** Asks the host about one number at a time and shows its response; shows nothing until it arrives. */
function createReader({ code, country, language }: Props["job"], show: (text: string) => void) {
	let requested = "";
	let running: AbortController | undefined;
	return {
		async ask(phone: string) {
			if (phone === requested) return;
			running?.abort();
			show("");
			requested = isPhone(phone) ? phone : "";
			if (!requested) return;
			const call = new AbortController();
			running = call;
			const reading = await readPhone({ phone, country, openCode: code }, call.signal);
			if (call.signal.aborted) return;
			if (reading) show(shown(reading, language));
			else requested = "";
		},
		stop: () => running?.abort(),
	};
}

/**
 * How the host reads the phone number; empty while unknown. The host is asked when the field is left, and for a number
 * that comes without focus: from before hydration, a draft or a CV.
 */
function useReading({ code, country, language }: Props["job"], id: string) {
	const { form } = useFormTools();
	const [text, setText] = useState("");

	useEffect(() => {
		const reader = createReader({ code, country, language }, setText);
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
	}, [form, id, code, country, language]);

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
