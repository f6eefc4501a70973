import { shareSite } from "../support/sites/shared-site";
import { clock } from "./closing/clock";
import { describeClosingOnCompanyPage } from "./closing/company";
import { describeClosingJob } from "./closing/job";

shareSite(clock.variables);
afterAll(() => clock.remove());

describe("a company's page", () => describeClosingOnCompanyPage());
describe("a job's page", () => describeClosingJob());
