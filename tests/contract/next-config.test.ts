import { shouldServeStreamingMetadata } from "next/dist/server/lib/streaming-metadata";
import config from "@/next.config";

const BROWSERS = [
	"Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36",
	"Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)",
	"curl/8.5.0",
];

test.each(BROWSERS)("a page's title and description are in its head: %s", (userAgent) => {
	expect(shouldServeStreamingMetadata(userAgent, config.htmlLimitedBots?.source)).toBe(false);
});
