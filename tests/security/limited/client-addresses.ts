import { jsonAnswer } from "../../support/hosts/stub-host";
import { site } from "../../support/sites/shared-site";

export function describeClientAddresses() {
	it("proxy-headers: forged client IP: a rotated address doesn't change the limit", async () => {
		site.host.respond = jsonAnswer(204, "");
		const statuses: number[] = [];
		for (let index = 0; index < 50; index += 1) {
			const address = `127.0.0.${index}`;
			const answer = await fetch(`${site.address}/api/accesslog`, {
				method: "POST",
				headers: {
					"content-type": "application/json",
					"x-forwarded-for": address,
					"x-real-ip": address,
					"x-client-address": address,
					forwarded: `for=${address}`,
				},
				body: '{"company_id":1,"type":"a","key":"b"}',
			});
			statuses.push(answer.status);
			if (answer.status === 429) expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
		}
		expect(statuses.slice(0, 30)).toEqual(Array.from({ length: 30 }, () => 204));
		expect(statuses.slice(30)).toEqual(Array.from({ length: 20 }, () => 429));
		expect(site.host.calls).toHaveLength(30);
	});
}
