import { times, type Vectors } from "./random";

const OTHER = "https://evil.example";

/** Names that a page's own code may look for. */
const NAMES = [
	...["apply", "main", "getElementById", "body", "forms", "cookie", "location", "querySelector", "createElement"],
	...["action", "submit", "parentNode", "attributes", "nodeName", "fullname", "email", "file_cv", "__next_f", "canary"],
] as [string, ...string[]];

const INLINE = [
	"b",
	"i",
	"em",
	"strong",
	"u",
	"s",
	"a href=https://x.example.com",
	"code",
	"span",
	"font",
	"big",
	"tt",
] as [string, ...string[]];
const BLOCK = ["p", "div", "ul", "ol", "li", "blockquote", "pre", "h2", "h3", "h4", "table", "td", "dl", "dd"] as [
	string,
	...string[],
];
const nameOf = (tag: string) => tag.split(" ")[0] ?? tag;

/** Elements in the wrong places, in the wrong number, or for other things than text. */
export const STRUCTURE: Vectors = {
	"unclosed tags": ({ pick, int }) => times(int(3, 30), (index) => `<${pick(BLOCK)}><${pick(INLINE)}>word ${index} `),
	"misnested tags": ({ pick, int }) =>
		times(int(2, 12), () => {
			const [one, two, three] = [pick(INLINE), pick(INLINE), pick(BLOCK)];
			return `<${one}>a<${two}>b<${three}>c</${nameOf(one)}>d</${nameOf(two)}>e</${nameOf(three)}>f`;
		}),
	"end tags of the page": ({ pick }) =>
		pick([
			"</div></div></section></main></body></html>after the end",
			"</p></main><main><p>another main",
			"</section></section></main></header></footer><footer>another footer</footer>",
			"</form></section></main><form action=//evil.example><button>Send</button></form>",
			"<plaintext>everything after this",
			"</template></svg></math></title></style></script></textarea>after",
		]),
	"tables with prose in them": ({ pick }) =>
		pick([
			"<table><tr><th>Shift</th><th>Hours</th></tr><tr><td>Early</td><td>6–14</td></tr></table>",
			"<table border=1 width=2000><tbody><tr><td><p>Pay</p><td><ul><li>a<li>b</ul><td colspan=9>c</table>",
			"<ul><li><table><tr><td>one<td>two<tr><td><ul><li>deep</ul></table><li>next</ul>",
			"<table><b>foster</b><tr><i>parent</i><td>cell</td></tr><caption>Caption</caption></table>",
			"<table><tr><td>a</td></tr></table><td>stray cell</td><tr><th>stray row",
			"<table><colgroup><col><thead><tr><th scope=col>h</thead><tfoot><tr><td>f</table>",
		]),
	"thousands of nested elements": ({ pick }) =>
		pick([
			"<div>".repeat(5_000),
			"<div><b>".repeat(2_500),
			"<ul><li>".repeat(3_000),
			"<blockquote>".repeat(2_000),
			`${"<div>".repeat(4_500)}deep${"</div>".repeat(4_500)}`,
		]),
	"lists that are none": ({ pick }) =>
		pick([
			"<li>first<li>second</li>third",
			"<ul>text<p>paragraph</p><li>item</li><b>bold</b></ul>",
			"<ul><ul><ul><li>deep</li></ul></ul></ul>",
			"<ol><div><li>item</li></div></ol><ul></ul><ol> </ol>",
			"<ul><li></li><li> </li><li>item</li></ul>",
			"<dl><dt>Term<dd>Meaning<dt>Other</dl><dd>stray<dt>stray",
			"<ol start=-5 reversed type=i><li value=99>item</ol><menu><li>item</menu><dir><li>old</dir>",
			"<p><ul><li>inside of a paragraph</p></ul>",
			"<ul><h3>Heading in a list</h3><li>item<hr><li><h4>Heading in an item</h4></ul>",
		]),
	headings: ({ pick }) =>
		pick([
			"<h1>One</h1><h2>Two</h2><h3>Three</h3><h4>Four</h4><h5>Five</h5><h6>Six</h6>",
			"<h6>Six first</h6><p>x</p><h4>Then four</h4><h1>Then one</h1>",
			"<h1></h1><h2> </h2><h3><br></h3><h4><img src=x alt=''></h4><h5>&nbsp;</h5>",
			"<h1><h2>Nested</h2></h1><h3><p>Paragraph</p><ul><li>list</ul></h3>",
			"<b><h1>In bold</h1></b><a href=https://x.example.com><h2>In a link</h2></a><li><h3>In an item</h3>",
			"<div role=heading aria-level=1>Said to be one</div><hgroup><h1>Group</h1><p>x</hgroup>",
		]),
	landmarks: ({ pick }) =>
		pick([
			"<main><header>h</header><nav>n</nav><aside>a</aside><footer>f</footer></main>",
			"<div role=main>m</div><div role=banner>b</div><div role=navigation>n</div><div role=form>f</div>",
			"<section aria-label=s><article>a</article></section><search>s</search><address>x</address>",
			"<p aria-hidden=true>hidden</p><p hidden>gone</p><div inert>inert</div><p role=presentation>x</p>",
			"<p role=alert aria-live=assertive>loud</p><p role=dialog aria-modal=true>d</p><dialog open>x</dialog>",
			"<body class=x><main>m</main></body><html lang=xx dir=rtl><head><title>t</title></head>",
			"<p tabindex=99 contenteditable autofocus accesskey=s draggable=true spellcheck=false>typing</p>",
			"<button popovertarget=x>Open</button><div id=x popover=manual>p</div>",
		]),
	"names that hide others": ({ pick, int }) =>
		times(int(2, 8), () => {
			const name = pick(NAMES);
			return pick([
				`<a id="${name}" name="${name}" href="https://x.example.com">word</a>`,
				`<img name="${name}" id="${name}" alt="">`,
				`<form id="${name}" name="${name}"><input name="${name}"></form>`,
				`<p id="${name}">word</p><p id="${name}">word</p>`,
				`<iframe name="${name}"></iframe><object id="${name}"></object>`,
				`<p itemscope itemprop="${name}" itemtype="https://schema.org/JobPosting" class="${name} no-print">word</p>`,
			]);
		}),
	"forms over the form": ({ pick }) =>
		pick([
			`<form action="${OTHER}" method=post><input name=fullname placeholder="Your name"><button>Apply</button></form>`,
			`<button form=apply formaction="${OTHER}">Apply now</button><input form=apply name=gdpr value=1>`,
			`<input type=password name=p autofocus><select><option>a</select><textarea>t</textarea><keygen>`,
			`<form><form action="${OTHER}"><fieldset disabled><legend>l</legend><label for=fullname>Name</label>`,
			`<isindex action="${OTHER}" prompt="Your name"><input type=file name=cv required>`,
			`<meter value=1></meter><progress></progress><output for=email>x</output><datalist id=x><option>a</datalist>`,
		]),
	"styles that cover the page": ({ pick }) =>
		pick([
			'<div style="position:fixed;inset:0;z-index:99999;background:#fff">Cover</div>',
			'<p style="font-size:900px;line-height:5">HUGE</p><font size=7 color=white>white</font>',
			'<p style="width:4000px;margin-left:-2000px">wide</p><div style="height:1000vh">tall</div>',
			"<style>form,main{display:none!important} h1{font-size:500px}</style><p>styled</p>",
			'<p style="color:#fff;background:#fff">hidden text</p><p style="display:none">gone</p>',
			"<marquee behavior=alternate>moving</marquee><blink>x</blink><center><nobr>nobr nobr nobr</nobr></center>",
			'<p class="fixed inset-0 sr-only hidden" dir=rtl align=right lang=ar>classes of the page</p>',
			'<pre style="width:3000px" wrap=off>pre</pre><table width=3000><td nowrap>wide cell</table>',
		]),
	"interactive text": ({ pick }) =>
		pick([
			"<details><summary>More</summary><p>inside</p></details>",
			"<details open name=x><summary><h1>Heading</h1></summary></details>",
			"<label>Label <b>text</b></label><abbr title=x>A</abbr><ruby>漢<rp>(<rt>kan<rp>)</ruby>",
			"<ins>new</ins><del>old</del><mark>marked</mark><sub>2</sub><sup>3</sup><kbd>K</kbd><q>q</q><wbr><bdo dir=rtl>x</bdo>",
			"<a>no address</a><a href=https://x.example.com></a><a href=https://x.example.com> </a><a href=https://x.example.com><img src=x></a>",
			"<a href=https://x.example.com><p>block in a link</p><ul><li>list in a link</ul></a>",
			"<canvas>c</canvas><slot>s</slot><data value=1>d</data><time datetime=x>t</time><figure><figcaption>f</figure>",
		]),
	"comments and declarations": ({ pick }) =>
		pick([
			"<!-- comment --><!--> <p>x</p> --><!----!><p>y</p>",
			"<![CDATA[<p>data</p>]]><p>x</p><?php echo 1 ?><?xml version='1.0'?><!DOCTYPE html [<!ENTITY x 'y'>]>",
			"<!--[if gte mso 9]><xml><o:x/></xml><![endif]--><![if !supportLists]>·<![endif]>x",
			"<!-- open <p>swallowed</p>",
			"<!ELEMENT p ANY><%= erb %><# comment #></ comment><//x><p>x</p>",
			"{{ 7*7 }} $\u007b7*7} <%= 7*7 %> {% if %} #{7*7} [[x]]",
		]),
	"empty paragraphs by the hundred": ({ pick, int }) =>
		`${times(int(100, 500), () => pick(["<p></p>", "<p>&nbsp;</p>", "<br>", "<p><br></p>", "<div> </div>", "<p><b></b></p>", "<hr>"]))}<p>end</p>`,
};
