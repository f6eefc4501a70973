import { lines } from "@/tests/cv/lines";
import { readEducation } from "./education";
import { readEmployment } from "./employment";

it.each([
	["折叠楼 面包 2019.06 – 2021.06\n面包工程师", ["面包工程师", "折叠楼 面包"]],
	["折叠楼 面包技术部 2019.06 – 2021.06\n面包工程师", ["面包工程师", "折叠楼 面包技术部"]],
	["研发 部 折叠楼有限公司 2019.06 – 2021.06\n面包 工程师", ["面包 工程师", "研发 部 折叠楼有限公司"]],
	["2019.06 – 2021.06 折叠 移动\n面包工程师", ["面包工程师", "折叠 移动"]],
	["2019.06 – 2021.06 折叠 银行\n面包工程师", ["面包工程师", "折叠 银行"]],
	["2019.09-2021.06 北京 折叠楼 科技 有限公司 产品经理", ["产品经理", "北京 折叠楼 科技 有限公司"]],
	["折疊樓 有限公司 麵包 師傅 2019.06 – 2021.06", [undefined, "折疊樓 有限公司 麵包 師傅"]],
	["折叠楼有限公司 面包 工程师 2019.06 – 2021.06", ["面包 工程师", "折叠楼有限公司"]],
	["面包 AMP 的复刻(核心开发,2022.09 - 2023.02)", ["核心开发", "面包 AMP 的复刻"]],
	["北方大学 第一医院 护士 2019.02 - 2021.03", ["护士", "北方大学 第一医院"]],
])("parts Chinese names beside dates only at an organisation or an occupation: %j", (text, names) => {
	expect(readEmployment(lines(text)).map((one) => [one.job_title, one.company_name])).toEqual([names]);
});

it.each([
	["北方 大学 2012 – 2016\n面包科学 本科\n中央 面包 学院 2016 – 2019", ["北方 大学", "中央 面包 学院"]],
	["南方 面包 大学 2012 – 2016\n本科 面包工程", ["南方 面包 大学"]],
	["2012.09 – 2016.06 北方 大学 面包学 本科", ["北方 大学"]],
	["2012.09 – 2016.06 北方大学 面包学 本科\n2009.09-2012.06 北方市 第一 中学", ["北方大学", "北方市 第一 中学"]],
])("joins the kind of a school to its name: %j", (text, schools) => {
	expect(readEducation(lines(text)).map((one) => one.institutional_name)).toEqual(schools);
});
