/** States and provinces that are named without their country, each with its letters, if people write them. */
const STATES: Readonly<Record<string, string>> = {
	US:
		"Alabama AL,Alaska AK,Arizona AZ,Arkansas AR,California CA,Colorado CO,Connecticut CT,Delaware DE,District of Columbia DC," +
		"Florida FL,Georgia GA,Hawaii HI,Idaho ID,Illinois IL,Indiana IN,Iowa IA,Kansas KS,Kentucky KY,Louisiana LA,Maine ME," +
		"Maryland MD,Massachusetts MA,Michigan MI,Minnesota MN,Mississippi MS,Missouri MO,Montana MT,Nebraska NE,Nevada NV," +
		"New Hampshire NH,New Jersey NJ,New Mexico NM,New York NY,North Carolina NC,North Dakota ND,Ohio OH,Oklahoma OK," +
		"Oregon OR,Pennsylvania PA,Rhode Island RI,South Carolina SC,South Dakota SD,Tennessee TN,Texas TX,Utah UT,Vermont VT," +
		"Virginia VA,Washington WA,West Virginia WV,Wisconsin WI,Wyoming WY",
	CA:
		"Alberta AB,British Columbia BC,Manitoba MB,New Brunswick NB,Newfoundland and Labrador NL,Nova Scotia NS,Ontario ON," +
		"Prince Edward Island PE,Quebec QC,Québec QC,Saskatchewan SK",
	AU: "New South Wales NSW,Queensland QLD,South Australia,Tasmania TAS,Victoria VIC,Western Australia",
	IN:
		"Andhra Pradesh,Gujarat,Haryana,Karnataka,Kerala,Madhya Pradesh,Maharashtra,Odisha,Rajasthan,Tamil Nadu,Telangana," +
		"Uttar Pradesh,Uttarakhand,West Bengal",
	ID:
		"Aceh,Bali,Banten,Central Java,DI Yogyakarta,DKI Jakarta,Daerah Khusus Ibukota Jakarta,Daerah Istimewa Yogyakarta," +
		"East Java,East Kalimantan,Jambi,Jawa Barat,Jawa Tengah,Jawa Timur,Kalimantan Barat,Kalimantan Selatan," +
		"Kalimantan Tengah,Kalimantan Timur,Kepulauan Riau,Lampung,North Sulawesi,North Sumatra,Nusa Tenggara Barat," +
		"Nusa Tenggara Timur,Papua,Riau,South Sulawesi,South Sumatra,Special Region of Yogyakarta,Sulawesi Selatan," +
		"Sulawesi Tengah,Sulawesi Utara,Sumatera Barat,Sumatera Selatan,Sumatera Utara,West Java,West Sumatra",
};

/** Letters of a state that are also those of another country or state, after cities that leave no doubt. */
const CITIES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
	US: {
		AL: "birmingham,huntsville,mobile,montgomery",
		AR: "bentonville,fayetteville,little rock",
		AZ: "chandler,mesa,phoenix,scottsdale,tempe,tucson",
		CA:
			"alameda,anaheim,bakersfield,berkeley,burbank,burlingame,carlsbad,costa mesa,culver city,cupertino,el segundo," +
			"emeryville,foster city,fremont,fresno,hawthorne,hayward,irvine,long beach,los altos,los angeles,los gatos,menlo park," +
			"milpitas,mountain view,newark,newport beach,oakland,palo alto,pasadena,playa vista,pleasanton,redwood city,riverside," +
			"sacramento,san bruno,san carlos,san diego,san francisco,san fransisco,san jose,san leandro,san luis obispo,san mateo," +
			"san rafael,san ramon,santa ana,santa barbara,santa clara,santa cruz,santa monica,south san francisco,stanford," +
			"sunnyvale,torrance,venice,walnut creek,west hollywood,woodland hills",
		CO: "aurora,boulder,broomfield,colorado springs,denver,fort collins,golden,lakewood,littleton,longmont,louisville",
		DE: "dover,newark,wilmington",
		GA: "alpharetta,athens,atlanta,augusta,duluth,marietta,sandy springs,savannah",
		ID: "boise,meridian,nampa",
		IL: "aurora,champaign,chicago,deerfield,evanston,naperville,oak brook,peoria,rosemont,schaumburg,springfield",
		IN: "bloomington,carmel,evansville,fishers,fort wayne,indianapolis,south bend,west lafayette",
		KY: "lexington,louisville",
		LA: "baton rouge,lafayette,new orleans,shreveport",
		MA:
			"andover,bedford,beverly,boston,burlington,cambridge,framingham,lexington,lowell,marlborough,natick,needham,newton," +
			"quincy,somerville,springfield,waltham,watertown,woburn,worcester",
		MD: "annapolis,baltimore,bethesda,columbia,frederick,gaithersburg,germantown,rockville,silver spring",
		ME: "augusta,portland",
		MN: "bloomington,duluth,eden prairie,minneapolis,rochester,st. paul,saint paul",
		MO: "columbia,kansas city,saint louis,springfield,st. louis",
		MS: "jackson",
		MT: "billings,bozeman,helena,missoula",
		NC: "asheville,cary,chapel hill,charlotte,durham,greensboro,morrisville,raleigh,research triangle park,winston-salem",
		NE: "lincoln,omaha",
		PA: "allentown,conshohocken,harrisburg,king of prussia,lancaster,malvern,philadelphia,pittsburgh,wayne",
		SC: "charleston,columbia,greenville",
		SD: "sioux falls",
		TN: "chattanooga,franklin,knoxville,memphis,nashville",
		VA:
			"alexandria,arlington,ashburn,charlottesville,chantilly,fairfax,falls church,herndon,mclean,norfolk,reston,richmond," +
			"sterling,tysons,vienna,virginia beach",
	},
	AU: { SA: "adelaide", WA: "perth,fremantle" },
	IN: {
		DL: "delhi,new delhi",
		HR: "faridabad,gurgaon,gurugram",
		KA: "bangalore,bengaluru,mysore,mysuru",
		MH: "bombay,mumbai,nagpur,nashik,navi mumbai,pune,thane",
		TG: "hyderabad",
		TN: "chennai,coimbatore",
		TS: "hyderabad",
	},
	BR: {
		MG: "belo horizonte",
		PE: "recife",
		PR: "curitiba",
		RS: "porto alegre",
		SC: "florianópolis,joinville",
		SP: "são paulo",
	},
};

const entries = Object.entries(STATES).flatMap(([country, names]) =>
	names.split(",").map((entry) => {
		const [, name = entry, letters = ""] = /^(.+) ([A-Z]{2,3})$/.exec(entry) ?? [];
		return { country, name, letters };
	}),
);

/** States by their names and letters, in lower case. */
const STATE = new Map(
	entries.flatMap((state) => [state.name, state.letters].filter(Boolean).map((key) => [key.toLowerCase(), state])),
);

/** "D.C." as "dc". */
const plain = (text: string) => text.toLowerCase().replaceAll(/\b(\p{L})\./gu, "$1");

/** The country of a state or province, by its name or its letters. */
export const stateCountry = (text: string): string | undefined => STATE.get(plain(text))?.country;

/** Whether a text is a state or province that is known without its country. */
export const isState = (text: string): boolean => STATE.has(plain(text));

/** The country of a well-known city, from the state behind it: its letters or its name. */
export function cityCountry(city: string, state: string): string | undefined {
	const letters = STATE.get(plain(state))?.letters || state.toUpperCase();
	return Object.entries(CITIES).find(([, states]) => states[letters]?.split(",").includes(city.toLowerCase()))?.[0];
}

/** States of the US whose names are cities', too. */
const ALSO_CITIES = new Set(["new york", "washington"]);

/** Whether the name of a state is also that of a city in it. */
export const isAlsoCity = (text: string): boolean => ALSO_CITIES.has(text.toLowerCase());

/** A state of the US by its whole name, which is no city's. */
export const isWholeState = (text: string): boolean => {
	const state = STATE.get(text.toLowerCase());
	return state?.country === "US" && text.length > 2 && !isAlsoCity(text);
};
