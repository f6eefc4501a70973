import type { UseFormRegister } from "react-hook-form";
import { TextField } from "@/components/ui/text-field";
import type { ApplicationValues, FieldName } from "@/lib/application/values";
import { fieldId } from "../field-id";
import type { ApplyWords } from "../setup";

interface Props {
	register: UseFormRegister<ApplicationValues>;
	emailRequired: boolean;
	disabled: boolean;
	words: ApplyWords;
	errorOf: (name: FieldName) => string | undefined;
}

/** Who is applying: names, email where the job asks for it, phone. */
export function IdentitySection({ register, emailRequired, disabled, words, errorOf }: Props) {
	const field = (name: "fullname" | "preferred_name" | "email" | "email2" | "phone") => ({
		...register(name),
		id: fieldId(name),
		error: errorOf(name),
		readOnly: disabled,
		required: true,
	});
	return (
		<div className="space-y-5">
			<TextField {...field("fullname")} label={words.LABEL_FULL_NAME} autoComplete="name" />
			<TextField
				{...field("preferred_name")}
				label={words.LABEL_PREFERRED_NAME}
				hint={words.HINT_PREFERRED_NAME}
				autoComplete="nickname"
			/>
			{emailRequired && (
				<>
					<TextField
						{...field("email")}
						label={words.LABEL_EMAIL}
						type="email"
						inputMode="email"
						autoComplete="email"
					/>
					<TextField
						{...field("email2")}
						label={words.LABEL_CONFIRM_EMAIL}
						type="email"
						inputMode="email"
						autoComplete="email"
					/>
				</>
			)}
			<TextField
				{...field("phone")}
				label={words.LABEL_PHONE}
				hint={words.HINT_PHONE}
				type="tel"
				inputMode="tel"
				autoComplete="tel"
			/>
		</div>
	);
}
