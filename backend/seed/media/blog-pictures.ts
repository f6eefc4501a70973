/** A point of a picture, and the size of the element there. */
interface Place {
	x: number;
	y: number;
	size?: number;
}

/** Colours of a drawn person. */
interface Looks {
	skin: string;
	hair: string;
	shirt: string;
}

const AYU: Looks = { skin: "#d9a47a", hair: "#2a2440", shirt: "#ed2453" };
const BIMA: Looks = { skin: "#b97b50", hair: "#1b1730", shirt: "#2bb3a3" };
const CLARA: Looks = { skin: "#f1cba6", hair: "#7a4522", shirt: "#f3a712" };
const PEOPLE = [AYU, BIMA, CLARA] as const;

const STARS = [
	[38, 44, 2],
	[96, 118, 1.4],
	[150, 32, 1.6],
	[246, 66, 1.3],
	[330, 26, 2],
	[420, 58, 1.4],
	[506, 30, 1.7],
	[590, 92, 2],
	[612, 210, 1.4],
	[28, 230, 1.6],
	[70, 320, 1.4],
	[560, 318, 1.7],
]
	.map(([x, y, radius]) => `<circle cx="${x}" cy="${y}" r="${radius}"/>`)
	.join("");

/** A picture of 640 by 360 with a sky that blends two colours. */
const picture = ([top, bottom]: readonly [string, string], body: string) =>
	`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 360" width="640" height="360" preserveAspectRatio="xMidYMid slice"><defs><linearGradient id="sky" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${top}"/><stop offset="1" stop-color="${bottom}"/></linearGradient></defs><rect width="640" height="360" fill="url(#sky)"/><g fill="#fff" opacity=".5">${STARS}</g>${body}</svg>`;

const person = ({ skin, hair, shirt }: Looks, { x, y, size = 1 }: Place) =>
	`<g transform="translate(${x} ${y}) scale(${size})"><path d="M-44 70q4-44 44-46 40 2 44 46z" fill="${shirt}"/><path d="M-9 10h18v20q-9 8-18 0z" fill="${skin}"/><circle cy="-8" r="32" fill="${hair}"/><ellipse cy="-3" rx="24" ry="27" fill="${skin}"/><path d="M-25-16a25 15 0 0 1 50 0q-25-7-50 0z" fill="${hair}"/><circle cx="-9" cy="-4" r="2.6" fill="${hair}"/><circle cx="9" cy="-4" r="2.6" fill="${hair}"/><path d="M-7 9q7 7 14 0" fill="none" stroke="#8e3b3b" stroke-width="2.6" stroke-linecap="round"/></g>`;

const card = ({ x, y }: Place, width: number, height: number, fill = "#fff") =>
	`<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="14" fill="${fill}"/>`;

/** Lines of a text that is too small to be read. */
const lines = ({ x, y }: Place, widths: readonly number[], fill = "#d7d5f3") =>
	widths
		.map((width, row) => `<rect x="${x}" y="${y + row * 16}" width="${width}" height="7" rx="3.5" fill="${fill}"/>`)
		.join("");

const word = ({ x, y, size = 40 }: Place, text: string, fill: string) =>
	`<text x="${x}" y="${y}" text-anchor="middle" font-family="Avenir Next,Segoe UI,Helvetica,Arial,sans-serif" font-weight="800" font-size="${size}" fill="${fill}">${text}</text>`;

/** Three people under the same three questions. */
const SAME_QUESTIONS = picture(
	["#3b35a8", "#564fdb"],
	PEOPLE.map((looks, column) => {
		const x = 74 + column * 172;
		return `${card({ x, y: 62 }, 148, 118)}${lines({ x: x + 44, y: 82 }, [86, 70])}${lines({ x: x + 44, y: 132 }, [86, 56])}<circle cx="${x + 24}" cy="92" r="12" fill="#564fdb"/><circle cx="${x + 24}" cy="142" r="12" fill="#ed2453"/>${person(looks, { x: x + 74, y: 264, size: 1.05 })}`;
	}).join(""),
);

/** A question that waits for an answer before a camera. */
const QUESTION = picture(
	["#1d1a4f", "#4a43c4"],
	`${card({ x: 70, y: 84 }, 220, 150)}<path d="M110 226v44l46-44z" fill="#fff"/>${word({ x: 180, y: 202, size: 120 }, "?", "#564fdb")}<rect x="352" y="60" width="218" height="240" rx="24" fill="#0f0d2e"/><rect x="364" y="72" width="194" height="216" rx="14" fill="#dfe9ea"/>${person(CLARA, { x: 461, y: 186, size: 1.45 })}<circle cx="388" cy="96" r="9" fill="#ed2453"/><rect x="380" y="268" width="162" height="8" rx="4" fill="#fff"/><rect x="380" y="268" width="104" height="8" rx="4" fill="#ed2453"/>`,
);

/** An old phone that sends its answer bit by bit. */
const SLOW_PHONE = picture(
	["#0e5e63", "#2bb3a3"],
	`<rect x="236" y="34" width="168" height="300" rx="26" fill="#10131f"/><rect x="248" y="58" width="144" height="250" rx="10" fill="#e8f5f3"/>${person(BIMA, { x: 320, y: 152, size: 1.2 })}<rect x="248" y="234" width="144" height="74" fill="#fff"/><rect x="264" y="254" width="112" height="10" rx="5" fill="#cfe8e4"/><rect x="264" y="254" width="46" height="10" rx="5" fill="#0e5e63"/>${lines({ x: 264, y: 278 }, [70], "#9fd0c9")}<path d="M364 92l10-14" stroke="#10131f" stroke-width="2"/><g fill="#fff"><rect x="470" y="196" width="20" height="34" rx="5"/><rect x="500" y="166" width="20" height="64" rx="5"/><rect x="530" y="132" width="20" height="98" rx="5" opacity=".35"/><rect x="560" y="96" width="20" height="134" rx="5" opacity=".35"/></g><path d="M60 206q50-62 120-30m-22-18l24 18-26 16" fill="none" stroke="#fff" stroke-width="8" stroke-linecap="round" stroke-linejoin="round" opacity=".85"/>`,
);

const GIVEN = [4, 5, 2];

/** Three judges, each with scores of their own. */
const SCORES = picture(
	["#7a1239", "#ed2453"],
	PEOPLE.map((looks, row) => {
		const y = 50 + row * 92;
		const given = GIVEN[row] ?? 0;
		const dot = (nth: number) =>
			`<circle cx="${292 + nth * 54}" cy="${y + 38}" r="17" fill="${nth < given ? "#564fdb" : "#e4e2f7"}"/>`;
		const dots = [0, 1, 2, 3, 4].map(dot).join("");
		return `${card({ x: 96, y }, 448, 76)}<clipPath id="row${row}"><rect x="96" y="${y}" width="448" height="76" rx="14"/></clipPath><g clip-path="url(#row${row})">${person(looks, { x: 168, y: y + 42, size: 0.86 })}</g>${dots}`;
	}).join(""),
);

/** A letter with a bell, and a clock that completes a circle per day. */
const REMINDER = picture(
	["#2f2a86", "#7b74f0"],
	`<rect x="120" y="112" width="290" height="186" rx="18" fill="#fff"/><path d="M124 126l141 104 141-104" fill="none" stroke="#564fdb" stroke-width="10" stroke-linejoin="round"/><circle cx="404" cy="116" r="38" fill="#ed2453"/><path d="M384 126c6-6 5-28 20-28s14 22 20 28z" fill="#fff"/><path d="M398 130a6 6 0 0 0 12 0z" fill="#fff"/><circle cx="490" cy="226" r="66" fill="#fff"/><circle cx="490" cy="226" r="54" fill="none" stroke="#d7d5f3" stroke-width="8"/><path d="M490 172a54 54 0 0 1 52 68" fill="none" stroke="#f3a712" stroke-width="8" stroke-linecap="round"/><path d="M490 190v36l24 16" fill="none" stroke="#16152b" stroke-width="8" stroke-linecap="round" stroke-linejoin="round"/>`,
);

/** Two people who greet each other in two languages. */
const LANGUAGES = picture(
	["#123f57", "#3f86a8"],
	`${card({ x: 78, y: 56 }, 214, 104)}<path d="M150 156v38l40-38z" fill="#fff"/>${word({ x: 185, y: 124, size: 50 }, "Halo", "#ed2453")}${card({ x: 348, y: 88 }, 214, 104, "#16152b")}<path d="M490 188v38l-40-38z" fill="#16152b"/>${word({ x: 455, y: 156, size: 50 }, "Hello", "#fff")}${person(AYU, { x: 128, y: 270, size: 1.3 })}${person(CLARA, { x: 520, y: 290, size: 1.3 })}`,
);

/** Thumbnails of the blog's articles, by file name. */
export const BLOG_PICTURES = {
	"blog-structured-interviews.svg": SAME_QUESTIONS,
	"blog-video-questions.svg": QUESTION,
	"blog-slow-phones.svg": SLOW_PHONE,
	"blog-fair-scoring.svg": SCORES,
	"blog-reminders.svg": REMINDER,
	"blog-two-languages.svg": LANGUAGES,
};
