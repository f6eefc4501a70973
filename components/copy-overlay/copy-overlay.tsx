/** In development a way to see where words are written (`words.development.tsx`); everywhere else nothing. */
export const CopyOverlay = () => null;
