import type { ComponentProps } from "react";

interface Props extends Omit<ComponentProps<"div">, "children" | "dangerouslySetInnerHTML"> {
	/** HTML that the server has sanitised. */
	html: string;
}

/** The one place where HTML text becomes elements. */
export function SafeHtml({ html, ...rest }: Props) {
	return <div {...rest} dangerouslySetInnerHTML={{ __html: html }} />;
}
