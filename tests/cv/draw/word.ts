import {
	Document,
	HeadingLevel,
	LevelFormat,
	Packer,
	Paragraph,
	Table,
	TableCell,
	TableRow,
	TextRun,
	WidthType,
} from "docx";

interface Style {
	bold?: boolean;
	/** Points. */
	size?: number;
	heading?: boolean;
	bullet?: boolean;
}

type Block = Paragraph | Table;

/** A Word document that remembers what was written into it. */
export class WordFile {
	readonly #blocks: Block[] = [];
	readonly #written: string[] = [];

	/** A paragraph; tabs in `text` stay tabs. */
	paragraph(text: string, { bold, size, heading, bullet }: Style = {}): Paragraph {
		this.#written.push(text);
		const runs = text
			.split("\t")
			.map((part, index) => new TextRun({ text: `${index > 0 ? "\t" : ""}${part}`, bold, size: size && size * 2 }));
		return new Paragraph({
			children: runs,
			heading: heading ? HeadingLevel.HEADING_1 : undefined,
			numbering: bullet ? { reference: "points", level: 0 } : undefined,
		});
	}

	line(text: string, style: Style = {}): this {
		this.#blocks.push(this.paragraph(text, style));
		return this;
	}

	/** A table; a cell is a text, or paragraphs. */
	table(rows: readonly (readonly (string | Paragraph[])[])[]): this {
		this.#blocks.push(
			new Table({
				width: { size: 100, type: WidthType.PERCENTAGE },
				rows: rows.map(
					(cells) =>
						new TableRow({
							children: cells.map(
								(cell) => new TableCell({ children: typeof cell === "string" ? [this.paragraph(cell)] : [...cell] }),
							),
						}),
				),
			}),
		);
		return this;
	}

	get text(): string {
		return this.#written.join("\n");
	}

	finish(): Promise<Buffer> {
		const levels = [{ level: 0, format: LevelFormat.BULLET, text: "•" }];
		return Packer.toBuffer(
			new Document({
				numbering: { config: [{ reference: "points", levels }] },
				sections: [{ children: this.#blocks }],
			}),
		);
	}
}
