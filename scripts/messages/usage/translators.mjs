/** Keys that are given to a translator of next-intl: `t("hero.heading")`, `t.rich(…)`, with their namespace. */
import ts from "typescript";
import { literalsOf } from "./literals.mjs";

const METHODS = new Set(["rich", "markup", "raw", "has"]);

const isTranslator = (type) => type.aliasSymbol?.name === "Translator";

/** The namespace of a translator's type; empty for one over all messages. */
function namespaceOf(type, checker) {
	const [, namespace] = type.aliasTypeArguments ?? [];
	return literalsOf(namespace, checker)?.[0] ?? "";
}

const joined = (...parts) => parts.filter(Boolean).join(".");

/** The translator that a call speaks to, itself or by a method of it; null for other calls. */
function translatorOf({ expression }, checker) {
	const isMethod = ts.isPropertyAccessExpression(expression) && METHODS.has(expression.name.text);
	const type = checker.getTypeAtLocation(isMethod ? expression.expression : expression);
	return isTranslator(type) ? type : null;
}

/** What the call's key is narrowed down to, as the signature took it. */
function argumentLiterals(node, checker) {
	const [key] = checker.getResolvedSignature(node)?.parameters ?? [];
	return key && literalsOf(checker.getTypeOfSymbolAtLocation(key, node), checker);
}

/** The keys that a call names, whether there are such texts or not. */
function namedKeys(node, namespace, checker) {
	const [key] = node.arguments;
	return (literalsOf(checker.getTypeAtLocation(key), checker) ?? []).map((literal) => joined(namespace, literal));
}

function readCall(node, checker, { add, addAll, missUnknown }) {
	const type = node.arguments.length > 0 && translatorOf(node, checker);
	if (!type) return;
	const namespace = namespaceOf(type, checker);
	for (const key of namedKeys(node, namespace, checker)) missUnknown(key, node);
	const literals = argumentLiterals(node, checker);
	if (literals) for (const literal of literals) add(joined(namespace, literal));
	else addAll(namespace);
}

const isCallee = ({ parent }, node) =>
	(ts.isCallExpression(parent) && parent.expression === node) ||
	(ts.isPropertyAccessExpression(parent) && parent.expression === node);

/** A translator that is handed on as a plain function uses the keys that the function is called with. */
function readValue(node, checker, { add, addAll }) {
	if (isCallee(node, node)) return;
	const type = checker.getTypeAtLocation(node);
	const wanted = isTranslator(type) && checker.getContextualType(node);
	if (!wanted || isTranslator(wanted)) return;
	const namespace = namespaceOf(type, checker);
	const [key] = wanted.getCallSignatures()[0]?.parameters ?? [];
	const literals = key && literalsOf(checker.getTypeOfSymbolAtLocation(key, node), checker);
	if (literals) for (const literal of literals) add(joined(namespace, literal));
	else addAll(namespace);
}

/**
 * Calls `add(key)` for each key that a translator is given at `node`, and `addAll(namespace)` where that may be any.
 * By name, as everywhere in the code, a translator is `t`.
 */
export function readTranslator(node, checker, take) {
	if (ts.isCallExpression(node)) readCall(node, checker, take);
	else if (ts.isIdentifier(node) && node.text === "t") readValue(node, checker, take);
}
