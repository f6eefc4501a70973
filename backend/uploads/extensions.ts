/** Extensions that candidates may upload, as the product lists them. */
const ALLOWED = new Set(
	(
		"pdf doc docx ppt pptx txt rtf odf odt xls xlsx ods csv jpg jpeg png bmp tiff svg gif mp3 ogg flv f4v mp4 mov " +
		"avi mpeg rar zip xd ai psd indd aep prproj swf fig sketch cdr dwg dxf raw eps blend c4d skp rva rvt 3ds pln " +
		"pla stp obj fbx"
	).split(" "),
);

/** Whether files with this extension (lower case, no dot) are taken at all. */
export const isAllowedExtension = (extension: string) => ALLOWED.has(extension);

/** The extension of a file name, lower case without the dot; empty when it has none. */
export function extensionOf(fileName: string): string {
	const match = /\.([^.]{1,10})$/.exec(fileName.slice(-20));
	return match?.[1]?.toLowerCase() ?? "";
}
