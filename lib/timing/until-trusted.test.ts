import { untilTrusted } from "./until-trusted";

it("waits on where a timer ended a little early", async () => {
	const now = jest.spyOn(performance, "now");
	for (const time of [2_998.2, 2_999.9, 3_000]) now.mockReturnValueOnce(time);
	await untilTrusted();
	expect(now).toHaveBeenCalledTimes(3);
});

it("waits for nothing on a page that was open for long enough", async () => {
	const now = jest.spyOn(performance, "now").mockReturnValue(3_000);
	await untilTrusted();
	expect(now).toHaveBeenCalledTimes(1);
});
