import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import PDFDocument from "pdfkit";

/** A font with letters beyond Western European ones, from a package that the site uses. */
const WIDE = join(process.cwd(), "node_modules/@vercel/og/dist/Geist-Regular.ttf");

interface Style {
	size?: number;
	bold?: boolean;
	width?: number;
	align?: "left" | "center" | "right";
	/** Between letters, points. */
	characterSpacing?: number;
	/** Further in than the paragraph's first line, points. */
	hang?: number;
	/** How far in the paragraph's first line is, points; as far out as the others hang, unless it is said. */
	indent?: number;
}

interface Options {
	family?: "Helvetica" | "Times" | "wide";
	margin?: number;
	/** Words at the top and bottom of each page. */
	header?: string;
	footer?: (page: number) => string;
	password?: string;
}

const BOLD = { Helvetica: "Helvetica-Bold", Times: "Times-Bold", wide: WIDE };
const REGULAR = { Helvetica: "Helvetica", Times: "Times-Roman", wide: WIDE };

/** A PDF that remembers what was written on it. */
export class Sheet {
	readonly #pdf: PDFKit.PDFDocument;
	readonly #drawn: string[] = [];
	readonly #family: NonNullable<Options["family"]>;
	readonly left: number;
	y: number;

	constructor(options: Options = {}) {
		const { family = "Helvetica", margin = 50, header, footer, password } = options;
		this.#family = family;
		this.left = margin;
		const info = { CreationDate: new Date(0) };
		this.#pdf = new PDFDocument({ size: "A4", margin, info, userPassword: password, autoFirstPage: false });
		let page = 0;
		this.#pdf.on("pageAdded", () => {
			page += 1;
			const { margins, height } = this.#pdf.page;
			margins.bottom = 0;
			const small = (text: string, y: number) =>
				this.#pdf.font(REGULAR[family]).fontSize(8).text(text, margin, y, { lineBreak: false });
			if (header) small(header, 24);
			if (footer) small(footer(page), height - 32);
			margins.bottom = margin;
			this.#pdf.x = margin;
			this.#pdf.y = margin;
		});
		this.#pdf.addPage();
		this.y = margin;
	}

	get width(): number {
		return this.#pdf.page.width - 2 * this.left;
	}

	/** Writes at a position; returns the position below. Doesn't move the pen. */
	at(x: number, y: number, text: string, { size = 10, bold = false, ...rest }: Style = {}): number {
		this.#drawn.push(text);
		this.#pdf.font((bold ? BOLD : REGULAR)[this.#family]).fontSize(size);
		this.#pdf.text(text, x, y, { lineGap: 2, ...rest });
		return this.#pdf.y;
	}

	/** Writes below what is there, over pages. */
	line(text: string, { size = 10, bold = false, hang = 0, indent = -hang, ...rest }: Style = {}): this {
		this.#drawn.push(text);
		this.#pdf.font((bold ? BOLD : REGULAR)[this.#family]).fontSize(size);
		this.#pdf.text(text, this.left + hang, this.y, { lineGap: 2, width: this.width - hang, indent, ...rest });
		this.y = this.#pdf.y;
		return this;
	}

	/** A line with a part at the left and one at the right edge. */
	ends(left: string, right: string, style: Style = {}): this {
		const y = this.y;
		this.at(this.left, y, right, { ...style, bold: false, align: "right", width: this.width });
		this.y = this.at(this.left, y, left, style);
		return this;
	}

	/** Cells side by side, each beginning at its place. */
	row(cells: readonly string[], places: readonly number[], style: Style = {}): this {
		const y = this.y;
		const ends = cells.map((cell, index) => {
			const x = places[index] ?? this.left;
			const width = (places[index + 1] ?? this.left + this.width) - x - 8;
			return cell ? this.at(x, y, cell, { width, ...style }) : y;
		});
		this.y = Math.max(...ends);
		return this;
	}

	bullet(text: string, mark = "•"): this {
		return this.line(`${mark} ${text}`, { hang: 10 });
	}

	/** A point of a list with a bullet that is a shape, as browsers print it. */
	disc(text: string): this {
		this.#pdf.circle(this.left + 8, this.y + 4, 1.8).fill("black");
		return this.line(text, { hang: 16, indent: 0 });
	}

	gap(points = 8): this {
		this.y += points;
		return this;
	}

	/** A grey picture, as a scanner makes them. */
	picture(png: Buffer): this {
		this.#pdf.image(png, this.left, this.y, { width: 200 });
		return this;
	}

	/** Everything that was written, for comparing what was read with it. */
	get text(): string {
		return this.#drawn.join("\n");
	}

	/** The file. */
	finish(): Promise<Buffer> {
		const done = buffer(this.#pdf);
		this.#pdf.end();
		return done;
	}
}
