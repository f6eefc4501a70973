import { Hydrated } from "./hydrated.client";

/**
 * Marks the document as one whose scripts run, before anything is visible, and removes the mark if they don't: if one
 * of the site's files is incomplete, missing or unreadable for this browser, or if the page isn't hydrated some time
 * after it is complete. Elements with the variant `plain:` are visible without the mark. It uses the syntax of 2009,
 * because it must run where the site's own files can't.
 */
const MARK = `(function(d,w){var r=d.documentElement;function off(){if(!r.hasAttribute("data-hydrated"))r.classList.remove("scripted")}r.classList.add("scripted");w.addEventListener("error",function(e){var s=e.target&&e.target.src||e.filename;if(s&&s.indexOf("/_next/")>0)off()},true);w.addEventListener("load",function(){setTimeout(off,5e3)});setTimeout(off,2e4)})(document,window)`;

/** Stands first in a document's body. */
export const ScriptMark = () => (
	<>
		<script>{MARK}</script>
		<Hydrated />
	</>
);
