import { pageStatus } from "./page-status";

const MISSING =
	'<body><!--$!--><template data-dgst="NEXT_HTTP_ERROR_FALLBACK;404"></template><h1>Oops</h1><!--/$--></body>';

it.each<[string, number, string, number]>([
	["a page", 200, "<body><h1>Companies</h1></body>", 200],
	["a page that says too late that it isn't there", 200, MISSING, 404],
	["a page that said so in time", 404, MISSING, 404],
	["a failed page", 500, MISSING, 500],
	["a redirect", 308, "", 308],
	["another failure of a part", 200, '<template data-dgst="12345"></template>', 200],
	["a text about it", 200, "&lt;template data-dgst=&quot;NEXT_HTTP_ERROR_FALLBACK;404&quot;&gt;", 200],
])("%s has its own status", (_, status, html, expected) => {
	expect(pageStatus(status, html)).toBe(expected);
});
