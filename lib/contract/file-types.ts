/** Extensions of the files that a document slot accepts (application form, document slots). */
const DOCUMENTS =
	"pdf doc docx ppt pptx txt rtf odf odt xls xlsx ods csv jpg jpeg png bmp tiff svg gif mp3 ogg flv f4v mp4 mov avi mpeg rar zip xd ai psd indd aep prproj swf fig sketch cdr dwg dxf raw eps blend c4d skp rva rvt 3ds pln pla stp obj fbx";

export const DOCUMENT_EXTENSIONS: ReadonlySet<string> = new Set(DOCUMENTS.split(" "));

/** Text documents that nobody reads as a CV, but that their own programs can save as PDF or .docx. */
export const OTHER_TEXT_DOCUMENTS: ReadonlySet<string> = new Set(
	"doc docm dot dotx odt fodt sxw rtf wps wpd pages".split(" "),
);

/** Types that Windows, macOS, Linux or Android runs or installs when it opens them. */
const PROGRAMS =
	"exe msi msix msixbundle msp mst appx appxbundle com scr pif cpl dll sys drv ocx xll app pkg dmg mpkg deb rpm run appimage snap flatpak elf so bin apk aab xapk ipa jar jnlp class gadget";

/** Scripts that a double click runs, and files that lead to a program. */
const SCRIPTS =
	"bat cmd ps1 psm1 psd1 vb vbs vbe js jse mjs cjs ws wsf wsc wsh sct msc hta reg inf scf lnk url webloc desktop sh bash zsh csh ksh fish command tool workflow action scpt applescript ade adp mde";

/** Pages, in which scripts run, and disk images, which carry programs past the checks of an operating system. */
const PAGES_AND_IMAGES = "html htm xhtml xht shtml mht mhtml chm php phtml asp aspx jsp iso img vhd vhdx cab";

const PROGRAM_EXTENSIONS: ReadonlySet<string> = new Set(`${PROGRAMS} ${SCRIPTS} ${PAGES_AND_IMAGES}`.split(" "));

/** A file name's extension in lower case without its dot; empty if it has none. */
export const extensionOf = (name: string) => /[^.]\.+([a-z0-9]{1,10})$/i.exec(name)?.[1]?.toLowerCase() ?? "";

/** Longest name that is looked at, characters. */
const LONGEST_NAME = 300;

/**
 * Whether a file of this name is refused everywhere, also where a question accepts any file. Windows leaves out dots
 * and spaces at a name's end, so they hide nothing here, and runs a file whose name is an extension alone.
 */
export const isProgramName = (name: string): boolean =>
	PROGRAM_EXTENSIONS.has(extensionOf(`_${name.slice(-LONGEST_NAME).replace(/[\s.]+$/, "")}`));
