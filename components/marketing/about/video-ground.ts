/** A planet with its ring, and the colours of both: where it is, how large, and how the ring lies, in degrees. */
const PLANETS = [
	{ x: 246, y: 66, r: 42, tilt: -22, planet: "#564fdb", spots: "#3f39b8", ring: "#a9a5f5" },
	{ x: 84, y: 74, r: 34, tilt: 16, planet: "#c2296b", spots: "#941b50", ring: "#f3b6d0" },
	{ x: 232, y: 96, r: 52, tilt: 8, planet: "#1f7a8c", spots: "#155866", ring: "#a6dbe5" },
	{ x: 106, y: 60, r: 28, tilt: -34, planet: "#b5622b", spots: "#87451b", ring: "#f2cfae" },
] as const;

type Planet = (typeof PLANETS)[number];

const STARS = `<g fill="#fff" opacity=".7"><circle cx="30" cy="34" r="1.6"/><circle cx="92" cy="138" r="1.2"/><circle cx="160" cy="24" r="1.2"/><circle cx="166" cy="104" r="1.6"/><circle cx="304" cy="20" r="1.2"/></g>`;

const drawn = ({ x, y, r, tilt, planet, spots, ring }: Planet): string =>
	`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 180"><path fill="#16143d" d="M0 0h320v180H0z"/>${STARS}<circle cx="${x}" cy="${y}" r="${r}" fill="${planet}"/><g fill="${spots}"><circle cx="${x - r / 3}" cy="${y - r / 3}" r="${r / 6}"/><circle cx="${x + r / 3}" cy="${y + r / 3}" r="${r / 4}"/></g><path d="M${x - r * 1.6} ${y}q${r * 1.6} ${r} ${r * 3.2} 0" transform="rotate(${tilt} ${x} ${y})" fill="none" stroke="${ring}" stroke-width="3"/></svg>`;

/**
 * A planet below the stars, instead of a job's video that isn't loaded or doesn't exist. Consecutive jobs, by their
 * index in the list, have different ones.
 */
export function videoGround(place: number): string {
	const planet = PLANETS[place % PLANETS.length] ?? PLANETS[0];
	return `data:image/svg+xml,${encodeURIComponent(drawn(planet))}`;
}
