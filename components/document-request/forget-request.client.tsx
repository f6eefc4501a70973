"use client";

import { useEffect } from "react";
import { forgetRequest } from "@/lib/browser/persisted-request";

/** Deletes this device's data of a request whose documents were submitted, here or on another device. */
export function ForgetRequest({ hash }: { hash: string }) {
	useEffect(() => void forgetRequest(hash), [hash]);
	return null;
}
