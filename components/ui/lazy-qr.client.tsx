"use client";

import { type ComponentProps, type ComponentType, useEffect, useState } from "react";
import type { QrCode } from "./qr-code";

type QrProps = ComponentProps<typeof QrCode>;

/** A QR code whose code is loaded when it is shown; if that fails, it is omitted. */
export function LazyQr(props: QrProps) {
	const [Loaded, setLoaded] = useState<ComponentType<QrProps>>();

	useEffect(() => {
		let isShown = true;
		void import("./qr-code").then(
			(part) => isShown && setLoaded(() => part.QrCode),
			() => undefined,
		);
		return () => {
			isShown = false;
		};
	}, []);

	return Loaded ? <Loaded {...props} /> : null;
}
