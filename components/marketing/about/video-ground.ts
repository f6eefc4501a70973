const SVG = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 180"><path fill="#16143d" d="M0 0h320v180H0z"/><g fill="#fff" opacity=".7"><circle cx="30" cy="34" r="1.6"/><circle cx="92" cy="118" r="1.2"/><circle cx="140" cy="24" r="1.2"/><circle cx="176" cy="84" r="1.6"/><circle cx="304" cy="20" r="1.2"/></g><circle cx="246" cy="66" r="42" fill="#564fdb"/><path d="M184 92c46-2 98-22 122-50" fill="none" stroke="#a9a5f5" stroke-width="3"/><g fill="#3f39b8"><circle cx="234" cy="50" r="7"/><circle cx="262" cy="78" r="10"/></g></svg>`;

/** A planet under the stars: what stands where a job's video is not loaded yet, or where there is none. */
export const VIDEO_GROUND = `data:image/svg+xml,${encodeURIComponent(SVG)}`;
