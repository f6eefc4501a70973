const logo = (label: string, width: number, mark: string, colour: string) =>
	`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 64" width="${width}" height="64" role="img" aria-label="${label}"><title>${label}</title>${mark}<text x="78" y="41" font-family="Avenir Next,Segoe UI,Helvetica,Arial,sans-serif" font-size="25" font-weight="700" letter-spacing="-.4" fill="${colour}">${label}</text></svg>`;

const BEAN = `<g transform="rotate(-28 34 32)"><ellipse cx="34" cy="32" rx="20" ry="27" fill="#8a3b12"/><path d="M34 5c-9 11 9 16 0 27s9 17 0 27" fill="none" stroke="#fbf3ea" stroke-width="4" stroke-linecap="round"/></g>`;

const SUN = `<circle cx="32" cy="32" r="13" fill="#f3a712"/><g stroke="#0b6e69" stroke-width="5" stroke-linecap="round"><path d="M32 5v6M32 53v6M5 32h6M53 32h6M13 13l4 4M47 47l4 4M13 51l4-4M47 17l4-4"/></g>`;

const WAVES = `<g fill="none" stroke="#1c4e9c" stroke-width="6" stroke-linecap="round"><path d="M6 22c9-9 17 9 26 0s17 9 26 0"/><path d="M6 36c9-9 17 9 26 0s17 9 26 0" opacity=".7"/><path d="M6 50c9-9 17 9 26 0s17 9 26 0" opacity=".4"/></g>`;

const WHEEL = `<circle cx="32" cy="32" r="25" fill="none" stroke="#255c3b" stroke-width="5"/><path d="M32 7v50M7 32h50M14 14l36 36M14 50l36-36" stroke="#255c3b" stroke-width="2"/><circle cx="32" cy="32" r="6" fill="#e2a72e"/>`;

const HELMET = `<rect x="2" y="2" width="60" height="60" rx="14" fill="#564fdb"/><circle cx="32" cy="32" r="20" fill="#fff"/><rect x="17" y="21" width="30" height="20" rx="10" fill="#16152b"/><path d="M23 33c5-6 12-8 18-5" stroke="#ed2453" stroke-width="4" stroke-linecap="round" fill="none"/>`;

/** Logos of the seeded companies. */
export const LOGOS = {
	"kopi-nusantara-logo.svg": logo("Kopi Nusantara", 316, BEAN, "#5b260b"),
	"terang-energy-logo.svg": logo("Terang Energy", 300, SUN, "#0b4f4b"),
	"samudra-logistics-logo.svg": logo("Samudra Logistics", 340, WAVES, "#143a75"),
	"nordwind-mobility-logo.svg": logo("Nordwind Mobility", 340, WHEEL, "#1b442b"),
	"astronaut-logo.svg": logo("Astronaut", 226, HELMET, "#3b35a8"),
};
