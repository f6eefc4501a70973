"use client";

import "./globals.css";
import { useLayoutEffect, useState } from "react";
import { takeServedPage } from "@/lib/browser/served-page";
import english from "@/messages/en/oops.json";
import indonesian from "@/messages/id/oops.json";

/**
 * In place of a page whose scripts failed. Where they failed before it was hydrated, the page stays as the server rendered
 * it, with plain forms; elsewhere it asks, in both languages, to be loaded again.
 */
export default function GlobalError() {
	const [served] = useState(takeServedPage);
	useLayoutEffect(() => served?.restore(), [served]);
	return (
		<html lang="en">
			<body>
				<title>{english.brokenTitle}</title>
				<main className="mx-auto max-w-prose p-6 text-lg">
					<h1 className="font-bold text-2xl">{english.brokenTitle}</h1>
					<p className="mt-3">{english.brokenText}</p>
					<p lang="id" className="mt-3">
						{indonesian.brokenTitle}. {indonesian.brokenText}
					</p>
				</main>
			</body>
		</html>
	);
}
