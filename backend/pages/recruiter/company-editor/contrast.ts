import { html } from "hono/html";
import { DARK_SURFACE, LIGHT_SURFACE } from "../../../../lib/contract/brand-colours";
import { isHexColour } from "../../../../lib/contract/colour";
import { type ContrastRow, contrastRows } from "../../../company/edit/contrast";
import { fill } from "../../../format/fill";
import type { Language } from "../../../http/language";
import { Problem } from "../../../http/problem";
import type { Html } from "../../page";
import { inCompany } from "../company-visit";
import { companyMessages } from "../messages/company";

const LONGEST_NAME = 26;

const ratioIn = (language: Language) => (ratio: number) =>
	ratio.toLocaleString(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });

function rowInWords({ pair, ratio, isEnough, used, usedRatio }: ContrastRow, language: Language): Html {
	const messages = companyMessages(language);
	const written = ratioIn(language);
	const values = { ratio: written(ratio), used, usedRatio: written(usedRatio) };
	return html`<div>
		<dt>${messages[pair]}</dt>
		<dd class="${isEnough ? "good" : "bad"}">${fill(isEnough ? messages.enough : messages.tooFaint, values)}</dd>
	</div>`;
}

/** A sample of the colours. It is a drawing, because these pages allow no inline styles. */
function sample(colours: ReturnType<typeof contrastRows>["colours"], name: string, language: Language): Html {
	const { brand, onBrand, inkLight, inkDark } = colours;
	const messages = companyMessages(language);
	const shown = name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME - 1)}…` : name;
	return html`<svg class="sample" viewBox="0 0 480 200" role="img" aria-label="${messages.sample}">
		<rect width="480" height="104" fill="${brand}" />
		<text x="24" y="62" font-size="26" font-weight="700" fill="${onBrand}">${shown}</text>
		<rect y="104" width="240" height="96" fill="${LIGHT_SURFACE}" />
		<rect x="24" y="128" width="130" height="44" rx="8" fill="${brand}" />
		<text x="89" y="156" font-size="15" font-weight="700" text-anchor="middle" fill="${onBrand}">${messages.sampleButton}</text>
		<text x="172" y="156" font-size="15" text-decoration="underline" fill="${inkLight}">${messages.sampleLink}</text>
		<rect x="240" y="104" width="240" height="96" fill="${DARK_SURFACE}" />
		<rect x="264" y="128" width="130" height="44" rx="8" fill="${brand}" />
		<text x="329" y="156" font-size="15" font-weight="700" text-anchor="middle" fill="${onBrand}">${messages.sampleButton}</text>
		<text x="412" y="156" font-size="15" text-decoration="underline" fill="${inkDark}">${messages.sampleLink}</text>
	</svg>`;
}

interface Coloured {
	name: string;
	/** Both `#rrggbb`. */
	brand: string;
	font: string;
}

/** How readable a company's colours are, in figures and as a sample. */
export function contrastPart({ name, brand, font }: Coloured, language: Language): Html {
	const messages = companyMessages(language);
	const { colours, rows } = contrastRows(brand, font);
	return html`<h3>${messages.contrast}</h3>
		<p class="hint">${messages.contrastText} <noscript>${messages.contrastPreview}</noscript></p>
		${sample(colours, name, language)}
		<dl class="contrast">
			${rows.map((row) => rowInWords(row, language))}
		</dl>`;
}

/** The same part for newly chosen colours, for the page's script. */
export const sendContrast = inCompany(async ({ query, language }) => {
	const [brand, font] = [query.get("brand_color") ?? "", query.get("font_color") ?? ""];
	if (!isHexColour(brand) || !isHexColour(font)) throw new Problem(400, "Both colours must be written as #rrggbb.");
	const part = await contrastPart({ name: query.get("title") ?? "", brand, font }, language);
	const headers = { "content-type": "text/html; charset=utf-8", "cache-control": "no-store" };
	return new Response(String(part), {
		headers: { ...headers, "content-security-policy": "default-src 'none'; sandbox" },
	});
});
