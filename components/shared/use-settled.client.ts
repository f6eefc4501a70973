"use client";

import { useEffect, useState } from "react";

/** A text once it has been the same for `ms` milliseconds; empty before. */
export function useSettled(text: string, ms: number): string {
	const [settled, setSettled] = useState("");
	useEffect(() => {
		const timer = setTimeout(() => setSettled(text), ms);
		return () => clearTimeout(timer);
	}, [text, ms]);
	return settled;
}
