"use client";

import { Toast } from "@/components/ui/toast.client";
import { closeToast, toast } from "@/lib/client-state/toast";
import { useSlice } from "@/lib/client-state/use-slice.client";

/** Shows the notice of the client state, at the bottom left of the page. */
export const Toaster = ({ closeLabel }: { closeLabel: string }) => (
	<Toast {...useSlice(toast)} closeLabel={closeLabel} onClose={closeToast} />
);
