import { filesOf } from "@/scripts/lib/chunk-loader.mjs";

const loader = (id: number, files: string[]) =>
	`${id},e=>{e.v(t=>Promise.all(${JSON.stringify(files)}.map(t=>e.l(t))).then(()=>t(1)))}`;

const CODE = [
	"(globalThis.TURBOPACK||[]).push([1,7,e=>{let h={en:(0,r.i)(async()=>(await (0,c.f)(()=>e.A(75645))).EnglishForm),",
	"id:(0,r.i)(async()=>(await (0,c.f)(()=>e.A(5645))).IndonesianForm)}},",
	`${loader(75_645, ["static/chunks/a.js", "static/chunks/b.js"])},${loader(5_645, ["static/chunks/c.js"])}])`,
].join("");

describe("the files that load a module later", () => {
	it("are those that the bundler's loader of its module asks for", () => {
		expect(filesOf("EnglishForm", CODE)).toEqual(["static/chunks/a.js", "static/chunks/b.js"]);
		expect(filesOf("IndonesianForm", CODE)).toEqual(["static/chunks/c.js"]);
	});

	it("are unknown to code that doesn't load it", () => {
		expect(filesOf("EnglishForm", 'e.s(["EnglishForm",0,t],88533)')).toBeUndefined();
		expect(filesOf("EnglishForm", "e.A(75645))).EnglishForm)")).toBeUndefined();
	});
});
