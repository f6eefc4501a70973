"use client";

import { useWatch } from "react-hook-form";
import { Button } from "@/components/ui/button";
import type { Offers } from "@/lib/application/autofill";
import { useFormTools } from "../form-tools.client";
import type { ApplicationMessages } from "../setup";

type OfferName = keyof Offers;

const QUESTIONS: Readonly<Record<OfferName, keyof ApplicationMessages>> = {
	fullname: "CV_IS_NAME",
	email: "CV_IS_EMAIL",
	phone: "CV_IS_PHONE",
	location: "CV_IS_LOCATION",
};

interface OfferProps {
	name: OfferName;
	value: string;
	disabled: boolean;
	onTake(): void;
}

/** Asks whether a value of the CV is the candidate's, until the field has one. */
function Offer({ name, value, disabled, onTake }: OfferProps) {
	const { form, messages } = useFormTools();
	if (useWatch({ control: form.control, name, exact: true })) return null;
	return (
		<li className="mt-2 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-lg border border-line p-3">
			<span className="min-w-0 [overflow-wrap:anywhere]">
				{messages[QUESTIONS[name]]} <strong className="inline-block text-ink">{value}</strong>
			</span>
			<Button quiet disabled={disabled} aria-label={`${messages.CV_TAKE}: ${value}`} onClick={onTake}>
				{messages.CV_TAKE}
			</Button>
		</li>
	);
}

interface Props {
	offers: Offers;
	disabled: boolean;
	onTake(name: OfferName): void;
}

/** What the CV may say about the candidate: nothing of it is filled in before they take it. */
export function CvOffers({ offers, disabled, onTake }: Props) {
	const names = Object.keys(offers) as OfferName[];
	if (names.length === 0) return null;
	return (
		<ul>
			{names.map((name) => (
				<Offer key={name} name={name} value={offers[name] ?? ""} disabled={disabled} onTake={() => onTake(name)} />
			))}
		</ul>
	);
}
