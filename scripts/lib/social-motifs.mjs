/** The drawings in the pages' pictures for shared links: line drawings of 100 × 100 units. */
const PLAY = '<circle cx="50" cy="50" r="42"/><path class="full" d="M40 32l32 18-32 18z"/>';
const BUBBLE = '<path d="M12 18h76v50H46L28 86V68H12z"/>';
const PAGE = '<path d="M22 8h38l20 20v64H22zM60 8v20h20"/>';

const MOTIFS = {
	home: '<rect x="6" y="18" width="62" height="64" rx="12"/><path d="M68 44l26-16v44L68 56z"/><circle class="spot" cx="24" cy="36" r="7"/>',
	"homepage-video": PLAY,
	"how-it-works":
		'<path d="M40 20h52M40 50h52M40 80h34"/><path d="M8 20l7 7 12-14M8 50l7 7 12-14"/><circle class="spot" cx="17" cy="80" r="8"/>',
	pricing:
		'<ellipse cx="50" cy="24" rx="36" ry="14"/><path d="M14 24v26c0 8 16 14 36 14s36-6 36-14V24M14 50v26c0 8 16 14 36 14s36-6 36-14V50"/>',
	help: '<circle cx="50" cy="50" r="42"/><circle cx="50" cy="50" r="17"/><path d="M20 20l18 18m24 24l18 18M80 20L62 38M38 62L20 80"/>',
	"help-faq": `${BUBBLE}<path d="M28 36h44M28 52h28"/>`,
	partners: '<circle cx="36" cy="50" r="30"/><circle cx="64" cy="50" r="30"/>',
	demo: '<rect x="10" y="18" width="80" height="70" rx="10"/><path d="M10 40h80M32 8v18M68 8v18"/><path class="hot" d="M36 62l10 10 20-20"/>',
	training:
		'<rect x="8" y="12" width="84" height="52" rx="6"/><path d="M50 64v12M30 92l20-16 20 16M24 30h36M24 46h22"/><circle class="spot" cx="74" cy="46" r="7"/>',
	about:
		'<path d="M50 6c18 12 24 32 18 56H32C26 38 32 18 50 6zM32 50L18 66v18l18-12m32-22l14 16v18L64 72"/><circle cx="50" cy="36" r="8"/><path class="hot" d="M50 76v18M40 78v10m20-10v10"/>',
	campuses: '<path d="M50 20l44 20-44 20L6 40zM24 50v22c14 12 38 12 52 0V50M94 40v30"/>',
	professionals:
		'<rect x="8" y="30" width="84" height="58" rx="10"/><path d="M34 30V18h32v12M8 54c28 12 56 12 84 0"/><circle class="spot" cx="50" cy="61" r="6"/>',
	"technical-hiring": '<path d="M32 26L8 50l24 24M68 26l24 24-24 24"/><path class="hot" d="M58 14L42 86"/>',
	"remote-and-field-hiring":
		'<path d="M50 94C30 68 20 54 20 38a30 30 0 0 1 60 0c0 16-10 30-30 56z"/><circle class="spot" cx="50" cy="38" r="11"/>',
	"global-hiring": '<circle cx="50" cy="50" r="42"/><path d="M8 50h84M50 8c-28 24-28 60 0 84 28-24 28-60 0-84z"/>',
	"partner-via-api":
		'<path d="M34 12c-16 0-8 34-24 38 16 4 8 38 24 38M66 12c16 0 8 34 24 38-16 4-8 38-24 38"/><circle class="spot" cx="50" cy="50" r="8"/>',
	register: '<circle cx="50" cy="50" r="42"/><path class="hot" d="M30 52l14 14 28-32"/>',
	faq: `${BUBBLE}<path class="spots" d="M32 43h0M50 43h0M68 43h0"/>`,
	terms: `${PAGE}<path d="M36 48h30M36 62h30M36 76h18"/>`,
	security:
		'<rect x="16" y="44" width="68" height="46" rx="10"/><path d="M30 44V30a20 20 0 0 1 40 0v14"/><circle class="spot" cx="50" cy="67" r="8"/>',
	accessibility:
		'<circle cx="50" cy="50" r="42"/><circle class="spot" cx="50" cy="28" r="6"/><path d="M28 42h44M42 42v16l-8 20m24-36v16l8 20"/>',
	privacy:
		'<path d="M50 6l36 12v30c0 22-14 38-36 46C28 86 14 70 14 48V18z"/><path class="hot" d="M34 50l12 12 22-26"/>',
};

/** The drawing of a page, or a play symbol for a page without one. */
export const motifOf = (page) => MOTIFS[page] ?? PLAY;
