/** A picture as a page: upright, smaller, without metadata. */
export interface Page {
	jpeg: Blob;
	/** A small version for the list of pictures. */
	thumbnail: Blob;
	/** Size of `jpeg` in pixels. */
	width: number;
	height: number;
}

/** A picked picture. `page` is missing until it is prepared. */
export interface Picture {
	id: string;
	file: File;
	page?: Page;
}

/** The pictures with the one of this id moved by one place; the same list if it can't move further. */
export function moved(pictures: readonly Picture[], id: string, by: -1 | 1): readonly Picture[] {
	const from = pictures.findIndex((picture) => picture.id === id);
	const [one, other] = [pictures[from], pictures[from + by]];
	if (!one || !other) return pictures;
	return pictures.map((picture) => (picture === one ? other : picture === other ? one : picture));
}
