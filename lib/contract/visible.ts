// Letters that are drawn as nothing, such as a zero-width space or a Hangul filler, and a Braille cell without dots.
const VISIBLE = /[^\p{Cc}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** Whether a text holds anything that can be seen: a name must. */
export const isVisible = (text: string): boolean => VISIBLE.test(text);
