"use client";

import { Component, type ReactNode, type RefObject } from "react";
import type { Hydration } from "./lazy-part.client";

interface Props {
	/** The form's element. */
	place: RefObject<HTMLElement | null>;
	hydration: Hydration;
	children: ReactNode;
}

const isTicked = (element: Element): element is HTMLInputElement =>
	element instanceof HTMLInputElement && (element.type === "checkbox" || element.type === "radio");

/** Puts what was typed into the fields of the same names. */
function fillIn(form: HTMLFormElement, typed: FormData): void {
	for (const element of form.elements) {
		const name = element.getAttribute("name") ?? "";
		const values = typed.getAll(name);
		if (isTicked(element)) element.checked = values.includes(element.value);
		else if ("value" in element && typeof values[0] === "string") element.value = values[0];
	}
}

/**
 * Around a lazy form: when its code throws, puts the form back that the server rendered, with what was typed since;
 * the browser sends it by itself. A picked file has to be picked again.
 */
export class PlainAgain extends Component<Props, { isBroken: boolean }> {
	override state = { isBroken: false };
	#served: Node | null = null;

	static getDerivedStateFromError = () => ({ isBroken: true });

	#form = () => this.props.place.current?.querySelector("form") ?? null;

	override componentDidMount(): void {
		const { requested } = this.props.hydration;
		void requested.then(() => {
			this.#served ??= this.#form()?.cloneNode(true) ?? null;
		});
	}

	/** Read while the broken form is still in the page. */
	override getSnapshotBeforeUpdate(): FormData | null {
		const form = this.#form();
		return this.state.isBroken && form ? new FormData(form) : null;
	}

	override componentDidUpdate(_: Props, __: object, typed: FormData | null): void {
		const { current } = this.props.place;
		const served = this.#served;
		if (!typed || !current || !(served instanceof HTMLFormElement)) return;
		fillIn(served, typed);
		current.classList.add("as-plain");
		current.append(served);
		this.#served = null;
	}

	override render(): ReactNode {
		return this.state.isBroken ? null : this.props.children;
	}
}
