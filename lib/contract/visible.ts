const INVISIBLE = /\p{Default_Ignorable_Code_Point}+/gu;

// U+2800 (blank Braille cell), U+1D159 (notehead without ink) and U+FFFC (place of an object) look empty, but no Unicode
// property says so.
const VISIBLE = /[^\p{Cc}\p{Cf}\p{M}\p{Z}\p{Default_Ignorable_Code_Point}\u2800\ufffc\u{1d159}]/u;

/** Whether a text contains anything visible, as a name must. Combining marks need a letter. */
export const isVisible = (text: string): boolean => VISIBLE.test(text);

/** A text without the characters that are drawn as nothing, such as zero-width spaces, soft hyphens and direction marks. */
export const withoutInvisible = (text: string): string => text.replace(INVISIBLE, "");
