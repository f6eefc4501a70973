import { type DefaultTreeAdapterTypes, defaultTreeAdapter } from "parse5";

const { isElementNode } = defaultTreeAdapter;

export type Node = DefaultTreeAdapterTypes.ChildNode;
export type Element = DefaultTreeAdapterTypes.Element;

/** The nodes of a page in its order, without those inside of elements that are closed to the walk. */
export function* nodesIn(roots: readonly Node[], isClosed: (element: Element) => boolean): Generator<Node> {
	const waiting = [...roots].reverse();
	for (let node = waiting.pop(); node; node = waiting.pop()) {
		yield node;
		if (!isElementNode(node) || isClosed(node)) continue;
		for (let i = node.childNodes.length - 1; i >= 0; i -= 1) waiting.push(node.childNodes[i] as Node);
	}
}
