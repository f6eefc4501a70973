/** Shape of a page's main action and of the quieter ones beside it. */
export const ACTION_SHAPE =
	"inline-flex min-h-13 items-center justify-center rounded-full px-[min(1.75rem,6vw)] py-3 text-center font-bold text-[1.1875rem] leading-tight";

/** Colours of the one action that matters. White on raspberry is readable from 19 px bold on. */
export const ACTION_FILLED = "border border-transparent bg-[#ed2453] text-white not-disabled:hover:bg-[#d21744]";

/** Colours of the secondary actions. */
export const ACTION_QUIET = "border-2 border-current text-brand-ink not-disabled:hover:bg-tint";
