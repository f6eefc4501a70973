import type { ComponentProps } from "react";
import { TRAP_FIELD } from "@/lib/contract/robot-trap";
import type { SignUpWords } from "./sign-up-words";

interface Props extends Pick<ComponentProps<"input">, "ref"> {
	words: SignUpWords;
}

/** A field that no person sees; a program that fills in all there is gives itself away. */
export const TrapField = ({ words, ref }: Props) => (
	<div aria-hidden="true" className="sr-only">
		<label>
			{words.fields.website}
			<input ref={ref} name={TRAP_FIELD} tabIndex={-1} autoComplete="off" />
		</label>
	</div>
);
