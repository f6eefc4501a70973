import { notFound } from "next/navigation";
import { type ReactNode, Suspense } from "react";

function SayNotFound(): never {
	notFound();
}

/** Makes the response a 404 whose HTML has a body: `children`, as the fallback of the framework's "not found". */
export const Missing = ({ children }: { children: ReactNode }) => (
	<Suspense fallback={children}>
		<SayNotFound />
	</Suspense>
);
