import { Hydrated } from "./hydrated.client";

/**
 * Marks the document as one whose scripts run, before anything of it is seen, and takes the mark back when they don't:
 * when one of the site's files breaks off, is missing or can't be read by this browser, or when the page is still not
 * hydrated a while after all of it has come. Whatever is styled as `plain:` shows without the mark. In the words of 2009,
 * since it must run where the site's own files can't.
 */
const MARK = `(function(d,w){var r=d.documentElement;function off(){if(!r.hasAttribute("data-hydrated"))r.classList.remove("scripted")}r.classList.add("scripted");w.addEventListener("error",function(e){var s=e.target&&e.target.src||e.filename;if(s&&s.indexOf("/_next/")>0)off()},true);w.addEventListener("load",function(){setTimeout(off,5e3)});setTimeout(off,2e4)})(document,window)`;

/** Stands first in a document's body. */
export const ScriptMark = () => (
	<>
		<script>{MARK}</script>
		<Hydrated />
	</>
);
