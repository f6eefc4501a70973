/** Marks around bold words and before headings, where a program printed Markdown as it is: "**Skills**", "## Skills". */
const MARKS =
	/(?<![*\p{L}\p{N}])\*\*(?=[\p{L}\p{N}(])|(?<=[\p{L}\p{N}.,:;!?)])\*\*(?![*\p{L}\p{N}])|^#{1,4}\s+(?=\p{L})/gu;

/** A text without marks of Markdown. */
export const withoutMarkdown = (text: string): string => text.replace(MARKS, "");
