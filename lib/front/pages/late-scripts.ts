/** A script file that Next loads as soon as the page names it. */
const SCRIPT = /<script src="(\/_next\/static\/chunks\/[\w.~-]+\.js)" async=""><\/script>/g;
const PRELOAD = /<link rel="preload" as="script" [^>]*href="\/_next\/static\/chunks\/[\w.~-]+\.js"\/>/g;
const END = "</body>";

/** Stands in pages that can wait for their scripts: what is touched and typed before they come is taken up by them. */
const CAN_WAIT = ' data-scripts="late"';

/** For pages that paint nothing, such as tabs in the background, milliseconds after the page is complete. */
const AT_LATEST_MS = 3_000;

/**
 * Loads the files that stand in the element before it once something has been painted. Written for browsers of any
 * age: one that doesn't tell of its paints loads them at once.
 */
export const LATE_LOADER = [
	"(function(){var list=document.currentScript.previousElementSibling,started=false;",
	"function start(){if(started)return;started=true;",
	'JSON.parse(list.textContent).forEach(function(file){var script=document.createElement("script");',
	"script.src=file;script.async=true;document.head.appendChild(script)})}",
	'try{if(PerformanceObserver.supportedEntryTypes.indexOf("paint")<0)return start();',
	"new PerformanceObserver(function(paints){",
	'if(paints.getEntriesByName("first-contentful-paint").length)start()',
	'}).observe({type:"paint",buffered:true})}catch(e){return start()}',
	`addEventListener("load",function(){setTimeout(start,${AT_LATEST_MS})})})()`,
].join("");

/**
 * A page that says that it can wait, with its script files loaded after the first paint, so that nothing shares the line
 * or the processor with what people see first. Any other page stays as it is.
 */
export function withLateScripts(html: string): string {
	if (!html.includes(CAN_WAIT)) return html;
	const files = [...html.matchAll(SCRIPT)].map(([, file]) => file);
	const end = html.lastIndexOf(END);
	if (files.length === 0 || end === -1) return html;
	const list = `<script type="application/json">${JSON.stringify(files)}</script>`;
	const bare = (part: string) => part.replace(SCRIPT, "").replace(PRELOAD, "");
	return `${bare(html.slice(0, end))}${list}<script>${LATE_LOADER}</script>${bare(html.slice(end))}`;
}
