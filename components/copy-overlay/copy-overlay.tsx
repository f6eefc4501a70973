/** In development, shows where texts are written (`copy-overlay.development.tsx`); empty elsewhere. */
export const CopyOverlay = () => null;
