/** No address leads here: its presence keeps the framework's own page out of every page's data. */
export default function NotFound() {
	return null;
}
