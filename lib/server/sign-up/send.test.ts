import { forward } from "../api-proxy/forward";
import { sendFor } from "./send";

jest.mock("../api-proxy/forward", () => ({ forward: jest.fn() }));
jest.mock("../env", () => ({ env: () => ({ siteOrigin: "http://site.test", keysAreHonoured: true }) }));

const answers = jest.mocked(forward);

const send = () =>
	sendFor(new Request("http://site.test/register/save", { method: "POST" }), "en", "/users", {}, "one-key");

const answer = (status: number, body: object) => Response.json(body, { status });

beforeEach(() => answers.mockReset());

it("a repeat waits for the running request under its key", async () => {
	answers.mockResolvedValueOnce(answer(409, {})).mockResolvedValueOnce(answer(201, { id: 7 }));
	expect(await send()).toEqual({ status: 201, body: { id: 7 } });
});

it("rejected values with the same status are distinguished at once", async () => {
	const body = { errors: { email: ["Taken."] } };
	answers.mockResolvedValueOnce(answer(409, body));
	expect(await send()).toEqual({ status: 409, body });
	expect(answers).toHaveBeenCalledTimes(1);
});
