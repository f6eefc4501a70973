/** The groups of features, in the order of the page. */
export const FEATURE_GROUPS = ["ask", "attract", "decide"] as const;
export type FeatureGroup = (typeof FEATURE_GROUPS)[number];
