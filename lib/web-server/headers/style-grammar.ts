const BRAND_RULE = /^:root\{(?:--[a-z][a-z0-9-]{0,40}:#[0-9a-f]{6};?){1,40}\}$/i;

/** True for a company's colours and nothing else: one `:root` rule of custom properties with `#rrggbb` values. */
export const isBrandStyle = (text: string) => text.length < 3_000 && BRAND_RULE.test(text);
