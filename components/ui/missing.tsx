import { notFound } from "next/navigation";
import { type ReactNode, Suspense } from "react";

function SayNotFound(): never {
	notFound();
}

/** Makes the answer a 404 whose HTML has a body: `children`, as the fallback of what says "not found". */
export const Missing = ({ children }: { children: ReactNode }) => (
	<Suspense fallback={children}>
		<SayNotFound />
	</Suspense>
);
