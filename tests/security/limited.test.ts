import { shareSite } from "../support/sites/shared-site";
import { describeClientAddresses } from "./limited/client-addresses";
import { describeInterviewCodes } from "./limited/interview-codes";

shareSite({ LOG_LEVEL: "info", RATE_LIMIT_SCALE: "1" });

describe("a client's address", () => describeClientAddresses());
describe("interview codes", () => describeInterviewCodes());
