"use client";

import { useEffect } from "react";
import { forgetRequest } from "@/lib/browser/persisted-request";

/** Deletes what this device keeps of a request: its documents are in, from here or from another device. */
export function ForgetRequest({ hash }: { hash: string }) {
	useEffect(() => void forgetRequest(hash), [hash]);
	return null;
}
