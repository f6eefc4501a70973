const NAMES =
	"Alabama AL,Alaska AK,Arizona AZ,Arkansas AR,California CA,Colorado CO,Connecticut CT,Delaware DE,District of Columbia DC," +
	"Florida FL,Georgia GA,Hawaii HI,Idaho ID,Illinois IL,Indiana IN,Iowa IA,Kansas KS,Kentucky KY,Louisiana LA,Maine ME," +
	"Maryland MD,Massachusetts MA,Michigan MI,Minnesota MN,Mississippi MS,Missouri MO,Montana MT,Nebraska NE,Nevada NV," +
	"New Hampshire NH,New Jersey NJ,New Mexico NM,New York NY,North Carolina NC,North Dakota ND,Ohio OH,Oklahoma OK," +
	"Oregon OR,Pennsylvania PA,Rhode Island RI,South Carolina SC,South Dakota SD,Tennessee TN,Texas TX,Utah UT,Vermont VT," +
	"Virginia VA,Washington WA,West Virginia WV,Wisconsin WI,Wyoming WY";

const PROVINCES =
	"Alberta AB,British Columbia BC,Manitoba MB,New Brunswick NB,Newfoundland and Labrador NL,Nova Scotia NS,Ontario ON," +
	"Prince Edward Island PE,Quebec QC,Québec QC,Saskatchewan SK";

const known = (names: string) =>
	new Set(names.split(",").flatMap((entry) => [entry.slice(0, -3).toLowerCase(), entry.slice(-2).toLowerCase()]));

const [STATES, CANADIAN] = [known(NAMES), known(PROVINCES)];

/** Whether a text is a state of the US or a province of Canada, by its name or its two letters. */
export const isState = (text: string): boolean => stateCountry(text) !== undefined;

/** The country of a state or province. */
export function stateCountry(text: string): "US" | "CA" | undefined {
	const name = text.toLowerCase();
	return STATES.has(name) ? "US" : CANADIAN.has(name) ? "CA" : undefined;
}
