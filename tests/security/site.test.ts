import { shareSite } from "../support/sites/shared-site";
import { clock } from "./site/clock";
import { describeDocumentRequests } from "./site/document-request";
import { describeEnterCode } from "./site/enter-code";
import { describeForms } from "./site/forms";
import { describeInternals } from "./site/internals";
import { describeJobMarkup } from "./site/job-markup";
import { describeJobTexts } from "./site/job-texts";
import { describeFailingPages, describeLostHost } from "./site/page-faults";
import { describeProxy } from "./site/proxy";
import { describeSharedAnswers } from "./site/shared-answer";

shareSite(clock.variables);
afterAll(() => clock.remove());

describe("document requests", () => describeDocumentRequests());
describe("codes", () => describeEnterCode());
describe("forms", () => describeForms());
describe("the framework's internals", () => describeInternals());
describe("markup in a job", () => describeJobMarkup());
describe("texts of a job", () => describeJobTexts());
describe("forwarded requests", () => describeProxy());
describe("shared answers", () => describeSharedAnswers());
describe("an uncached job page whose host misbehaves", () => describeFailingPages());
describe("a host that is down", () => describeLostHost());
