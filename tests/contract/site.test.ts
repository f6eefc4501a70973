import { shareSite } from "../support/sites/shared-site";
import { describeCompanyPages } from "./site/company-pages";
import { describeJobLanguage } from "./site/job-language";
import { describeKnownLengths } from "./site/known-lengths";
import { describePageEntries } from "./site/page-entries";
import { describePurge, TOKEN } from "./site/purge";
import { describeReadyData, describeReadyFrame } from "./site/ready-parts";
import { describeStructuredData } from "./site/structured-data";

shareSite({ PURGE_TOKEN: TOKEN });

describe("companies", () => describeCompanyPages());
describe("languages", () => describeJobLanguage());
describe("lengths of bodies", () => describeKnownLengths());
describe("a page's entry", () => describePageEntries());
describe("purges", () => describePurge());
describe("ready data", () => describeReadyData());
describe("the ready frame", () => describeReadyFrame());
describe("structured data", () => describeStructuredData());
