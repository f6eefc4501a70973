const scene = (body: string) =>
	`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 360" width="1200" height="360" preserveAspectRatio="xMidYMid slice">${body}</svg>`;

const PANELS = Array.from({ length: 6 }, (_, index) => {
	const x = 90 + index * 180;
	return `<path d="M${x} 300l34-74h118l-34 74z" fill="#123f57"/><path d="M${x + 17} 263h118M${x + 40} 300l34-74M${x + 79} 300l34-74" stroke="#5fa8c4" stroke-width="2"/>`;
}).join("");

const TERANG = scene(
	`<defs><linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#0b6e69"/><stop offset=".7" stop-color="#6cc0a8"/><stop offset="1" stop-color="#f9d88c"/></linearGradient></defs><rect width="1200" height="360" fill="url(#sky)"/><circle cx="930" cy="150" r="64" fill="#ffd25e"/><circle cx="930" cy="150" r="96" fill="#ffd25e" opacity=".25"/><path d="M0 250c180-70 330-60 520-10s410 40 680-40v160H0z" fill="#0a5a56"/><path d="M0 305h1200v55H0z" fill="#0b3f3d"/>${PANELS}`,
);

const KOPI = scene(
	`<defs><linearGradient id="dawn" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#5b260b"/><stop offset=".6" stop-color="#c46a2b"/><stop offset="1" stop-color="#f5d9b0"/></linearGradient></defs><rect width="1200" height="360" fill="url(#dawn)"/><path d="M0 260l210-150 150 110 190-170 250 200 170-90 230 120v80H0z" fill="#6e3110" opacity=".75"/><path d="M0 330c200-38 420-30 620-12s400 14 580-14v60H0z" fill="#8a3b12"/><g fill="#f5d9b0" opacity=".9"><ellipse cx="220" cy="338" rx="16" ry="10"/><ellipse cx="470" cy="346" rx="16" ry="10"/><ellipse cx="760" cy="340" rx="16" ry="10"/><ellipse cx="1010" cy="347" rx="16" ry="10"/></g>`,
);

const STARS = Array.from({ length: 60 }, (_, index) => {
	const [x, y] = [(index * 379) % 1200, (index * 131) % 300];
	return `<circle cx="${x}" cy="${y}" r="${1 + (index % 3) * 0.7}"/>`;
}).join("");

const ASTRONAUT = scene(
	`<defs><linearGradient id="space" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#16152b"/><stop offset=".7" stop-color="#3b35a8"/><stop offset="1" stop-color="#7b74f0"/></linearGradient></defs><rect width="1200" height="360" fill="url(#space)"/><g fill="#fff" opacity=".6">${STARS}</g><circle cx="960" cy="120" r="62" fill="#f3a712"/><ellipse cx="960" cy="120" rx="112" ry="22" fill="none" stroke="#fff" stroke-width="7" opacity=".7" transform="rotate(-16 960 120)"/><path d="M0 310q600-90 1200 0v50H0z" fill="#2a2684"/><g transform="translate(300 176) rotate(-10)"><rect x="-34" y="40" width="68" height="78" rx="26" fill="#e8e7fb"/><circle r="52" fill="#fff"/><rect x="-38" y="-28" width="76" height="52" rx="26" fill="#16152b"/><path d="M-22 4c12-16 28-20 44-12" stroke="#ed2453" stroke-width="8" stroke-linecap="round" fill="none"/></g>`,
);

/** Background pictures of the seeded job pages. */
export const HEADER_PICTURES = {
	"terang-energy-header.svg": TERANG,
	"kopi-nusantara-header.svg": KOPI,
	"astronaut-header.svg": ASTRONAUT,
};
