/** Groups of messages that are assigned to another type, whose properties then represent theirs. */
import ts from "typescript";
import { keysOf } from "./keys.mjs";
import { missFromGoal } from "./missing.mjs";

const OBJECT = ts.TypeFlags.Object | ts.TypeFlags.Intersection;

/** Places where a value meets a type that somebody else wrote: an argument, an attribute, a property, a result. */
function isHandedOver(node) {
	const { parent } = node;
	if (ts.isCallExpression(parent) || ts.isNewExpression(parent)) return parent.expression !== node;
	if (ts.isVariableDeclaration(parent)) return parent.initializer === node && parent.type !== undefined;
	return (
		ts.isJsxExpression(parent) ||
		ts.isPropertyAssignment(parent) ||
		ts.isShorthandPropertyAssignment(parent) ||
		ts.isReturnStatement(parent) ||
		ts.isAsExpression(parent) ||
		ts.isSatisfiesExpression(parent) ||
		ts.isArrowFunction(parent) ||
		ts.isJsxSpreadAttribute(parent)
	);
}

const isCandidate = (node) =>
	ts.isIdentifier(node) ||
	ts.isPropertyAccessExpression(node) ||
	ts.isElementAccessExpression(node) ||
	ts.isCallExpression(node) ||
	ts.isAwaitExpression(node) ||
	ts.isObjectLiteralExpression(node);

/** Whether a type holds messages, at most three groups down; remembered for each type. */
export function messageTypes(checker) {
	const known = new Map();
	const holds = (type, depth) => {
		if (!(type.flags & OBJECT) || depth === 0) return false;
		if (checker.isArrayType(type)) return false;
		const seen = known.get(type);
		if (seen !== undefined) return seen;
		known.set(type, false);
		const answer = type.getProperties().some((symbol) => keysOf(symbol).length > 0 || ownHolds(symbol, depth - 1));
		known.set(type, answer);
		return answer;
	};
	const ownHolds = (symbol, depth) => {
		if (!symbol.valueDeclaration || symbol.valueDeclaration.getSourceFile().fileName.includes("/node_modules/"))
			return false;
		return holds(checker.getTypeOfSymbol(symbol), depth);
	};
	return (type) => holds(type, 3);
}

/** Functions that only compare a job's dictionary with ours: their arguments are displayed elsewhere. */
const SHOW_NOTHING = new Set(["writingOf", "bringsMessages"]);

/**
 * The parameter type of a call's argument. A generic parameter has the argument's own type and reads the properties of
 * its constraint.
 */
function parameterTypes(call, node, checker) {
	if (ts.isIdentifier(call.expression) && SHOW_NOTHING.has(call.expression.text)) return [];
	const signature = checker.getResolvedSignature(call);
	const index = call.arguments.indexOf(node);
	const declared = signature?.declaration?.parameters?.[index]?.type;
	const constraint = declared && checker.getBaseConstraintOfType(checker.getTypeFromTypeNode(declared));
	if (
		declared &&
		constraint &&
		ts.isTypeReferenceNode(declared) &&
		checker.getTypeFromTypeNode(declared).isTypeParameter()
	)
		return checker.getIndexTypeOfType(constraint, ts.IndexKind.String) ? [] : [constraint];
	const parameter = signature?.parameters[index];
	return [parameter ? checker.getTypeOfSymbolAtLocation(parameter, node) : checker.getContextualType(node)];
}

function targetsOf(node, checker) {
	const { parent } = node;
	if (ts.isCallExpression(parent)) return parameterTypes(parent, node, checker);
	if (ts.isAsExpression(parent)) return [checker.getTypeAtLocation(parent.type)];
	if (ts.isJsxSpreadAttribute(parent)) return [checker.getContextualType(parent.parent)];
	if (ts.isShorthandPropertyAssignment(parent)) {
		const group = checker.getContextualType(parent.parent);
		const symbol = group && checker.getPropertyOfType(group, parent.name.text);
		return [symbol && checker.getTypeOfSymbolAtLocation(symbol, node)];
	}
	return [checker.getContextualType(node)];
}

function linkProperties(from, to, { node, checker, take }, depth) {
	if (from === to || depth === 0) return;
	if (!to.isUnion()) missFromGoal(from, to, { node, checker, miss: take.miss });
	for (const goal of to.isUnion() ? to.types : [to]) {
		if (goal === from || goal.flags & ts.TypeFlags.Null || goal.flags & ts.TypeFlags.Undefined) continue;
		if (goal.flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown)) take.addEvery(from);
		else for (const symbol of from.getProperties()) linkProperty(symbol, goal, { node, checker, take }, depth);
	}
}

function linkProperty(symbol, goal, { node, checker, take }, depth) {
	const twin = checker.getPropertyOfType(goal, symbol.name);
	if (twin) {
		take.link(symbol, twin);
		const [ours, theirs] = [checker.getTypeOfSymbol(symbol), checker.getTypeOfSymbol(twin)];
		if (ours.flags & OBJECT) linkProperties(ours, theirs, { node, checker, take }, depth - 1);
	} else if (checker.getIndexTypeOfType(goal, ts.IndexKind.String)) take.addSymbol(symbol);
}

/** Follows a group of messages into the type that receives it. `holdsMessages` comes from `messageTypes`. */
export function readHandOver(node, checker, holdsMessages, take) {
	if (!isCandidate(node) || !isHandedOver(node)) return;
	const type = checker.getTypeAtLocation(node);
	for (const from of type.isUnion() ? type.types : [type]) {
		const targets = holdsMessages(from) ? targetsOf(node, checker) : [];
		for (const target of targets) if (target) linkProperties(from, target, { node, checker, take }, 4);
	}
}
