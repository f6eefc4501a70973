import { untilTrusted } from "./until-trusted";

it("keeps waiting if a timer fires early", async () => {
	const now = jest.spyOn(performance, "now");
	for (const time of [2_998.2, 2_999.9, 3_000]) now.mockReturnValueOnce(time);
	await untilTrusted();
	expect(now).toHaveBeenCalledTimes(3);
});

it("doesn't wait on a page that was open long enough", async () => {
	const now = jest.spyOn(performance, "now").mockReturnValue(3_000);
	await untilTrusted();
	expect(now).toHaveBeenCalledTimes(1);
});
