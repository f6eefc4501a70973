import type { ComponentProps } from "react";

/** A button that fits beside a title on a narrow phone, large enough for a thumb. */
export function SmallButton(props: Omit<ComponentProps<"button">, "type" | "className">) {
	return (
		<button
			{...props}
			type="button"
			className="min-h-11 rounded-lg border border-line px-3 font-medium text-ink disabled:text-muted"
		/>
	);
}
