const NAMES =
	"Alabama AL,Alaska AK,Arizona AZ,Arkansas AR,California CA,Colorado CO,Connecticut CT,Delaware DE,District of Columbia DC," +
	"Florida FL,Georgia GA,Hawaii HI,Idaho ID,Illinois IL,Indiana IN,Iowa IA,Kansas KS,Kentucky KY,Louisiana LA,Maine ME," +
	"Maryland MD,Massachusetts MA,Michigan MI,Minnesota MN,Mississippi MS,Missouri MO,Montana MT,Nebraska NE,Nevada NV," +
	"New Hampshire NH,New Jersey NJ,New Mexico NM,New York NY,North Carolina NC,North Dakota ND,Ohio OH,Oklahoma OK," +
	"Oregon OR,Pennsylvania PA,Rhode Island RI,South Carolina SC,South Dakota SD,Tennessee TN,Texas TX,Utah UT,Vermont VT," +
	"Virginia VA,Washington WA,West Virginia WV,Wisconsin WI,Wyoming WY";

const STATES = NAMES.split(",").map((entry) => [entry.slice(0, -3), entry.slice(-2)] as const);
const KNOWN = new Set(STATES.flatMap(([name, code]) => [name.toLowerCase(), code.toLowerCase()]));

/** Whether a text is a state of the US, by its name or its two letters. */
export const isState = (text: string): boolean => KNOWN.has(text.toLowerCase());
