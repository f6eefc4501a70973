import { fontsFor } from "@/lib/server/fonts/fonts";
import { drawableText, widthOf } from "./drawable";

const drawn = async (text: string) => drawableText(text, await fontsFor(`${text}${text.normalize("NFKC")} …`, 700));

describe("drawableText", () => {
	it.each([
		["Field Operations Coordinator", "Field Operations Coordinator"],
		["Kỹ sư phần mềm", "Kỹ sư phần mềm"],
		["Zu\u0308rich", "Zürich"],
		["Координатор", "Координатор"],
		["Συντονιστής", "Συντονιστής"],
		["施工管理エンジニア", "施工管理エンジニア"],
		["高级工程师與職業", "高级工程师與職業"],
		["태양광 관리자", "태양광 관리자"],
		["מְנַהֵל", "מנהל"],
		["🚀 Senior Barista ☕️ 👩‍🚀 wanted", "Senior Barista wanted"],
		["1️⃣ 🇮🇩 Jakarta", "1 Jakarta"],
		["𝐒𝐞𝐧𝐢𝐨𝐫 𝟚", "Senior 2"],
		["🚀🚀", ""],
	])("reduces %j to %j", async (text, shown) => {
		expect(await drawn(text)).toBe(shown);
	});

	it("returns joined Arabic letters without vowel signs", async () => {
		expect(await drawn("مُهَنْدِس")).toBe("\ufee3\ufeec\ufee8\ufeaa\ufeb1");
	});

	it.each(["ผู้ประสานงาน", "समन्वयक", "সিনিয়র", "Z\u0338\u0327a", "ڦڦڦ", "𠀀", "Engineer 𐌰"])(
		"returns nothing for %j, whose letters would be missing or wrong",
		async (text) => {
			expect(await drawn(text)).toBeNull();
		},
	);

	it("measures text by its letters", async () => {
		const fonts = await fontsFor("iiiWWW屋顶", 700);
		expect(widthOf("iii", fonts)).toBeLessThan(1);
		expect(widthOf("WWW", fonts)).toBeGreaterThan(2.5);
		expect(widthOf("屋顶", fonts)).toBe(2);
	});

	it("needs few font files for a text", async () => {
		expect((await fontsFor("Roof Planner", 700)).map(({ name }) => name)).toEqual(["plus-jakarta-sans-latin"]);
		expect((await fontsFor("高级太阳能屋顶系统安装与运维工程师", 700)).length).toBeLessThan(15);
	});
});
