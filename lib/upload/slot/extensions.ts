/** Endings of the files that a document slot takes. */
const DOCUMENTS =
	"pdf doc docx ppt pptx txt rtf odf odt xls xlsx ods csv jpg jpeg png bmp tiff svg gif mp3 ogg flv f4v mp4 mov avi mpeg rar zip xd ai psd indd aep prproj swf fig sketch cdr dwg dxf raw eps blend c4d skp rva rvt 3ds pln pla stp obj fbx";

export const DOCUMENT_EXTENSIONS: ReadonlySet<string> = new Set(DOCUMENTS.split(" "));

/** What a CV may be: its ending, and the type that goes with it. */
export const CV_TYPES: Readonly<Record<string, string>> = {
	pdf: "application/pdf",
	jpg: "image/jpeg",
	jpeg: "image/jpeg",
};

/** A file name's ending in lower case without its dot; empty when it has none. */
export const extensionOf = (name: string) => /[^.]\.([a-z0-9]{1,10})$/i.exec(name)?.[1]?.toLowerCase() ?? "";
