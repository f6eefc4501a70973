/** Grounds that a scene's parts share, lighter than the site's own in the dark, where a scene lies on colour. */
export const SURFACE = "fill-surface dark:fill-[#232239]";
export const SOFT = "fill-tint dark:fill-[#353181]";
