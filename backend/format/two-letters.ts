const LETTERS = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];

/** Every pair of capital letters, among them the codes of all countries; in small letters, those of languages. */
export const TWO_LETTERS: readonly string[] = LETTERS.flatMap((first) => LETTERS.map((second) => first + second));
