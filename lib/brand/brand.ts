import type { BrandColours } from "@/lib/contract/brand-colours";

/**
 * The colours as the page's style sheet: a single rule of custom properties. `backdrop` is the colour behind the page's
 * column, `#rrggbb`.
 */
export function brandStyle(colours: BrandColours, backdrop?: string): string {
	const { brand, onBrand, inkLight, inkDark } = colours;
	const own = `--brand:${brand};--on-brand:${onBrand};--brand-ink-light:${inkLight};--brand-ink-dark:${inkDark};`;
	return `:root{${own}${backdrop ? `--backdrop:${backdrop};` : ""}}`;
}
