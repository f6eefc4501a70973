import { context, propagation, type Span, SpanKind, SpanStatusCode, trace } from "@opentelemetry/api";

const tracer = () => trace.getTracer("astronaut");

/** Does some work within a span; without tracing, just does the work. */
async function inSpan<T>(
	name: string,
	kind: SpanKind,
	parent: ReturnType<typeof context.active>,
	work: (span: Span) => Promise<T>,
): Promise<T> {
	return tracer().startActiveSpan(name, { kind }, parent, async (span) => {
		try {
			return await work(span);
		} catch (error) {
			span.setStatus({ code: SpanStatusCode.ERROR });
			throw error;
		} finally {
			span.end();
		}
	});
}

/** The outcome of a request, for its span. */
export interface Answered {
	method: string;
	route: string;
	status: number;
	requestId: string;
}

/** Completes the span of a request, whose name depends on the route. */
export function describeAnswer(span: Span, { method, route, status, requestId }: Answered): void {
	if (!span.isRecording()) return;
	span.updateName(`${method} ${route}`);
	span.setAttributes({
		"http.request.method": method,
		"http.route": route,
		"http.response.status_code": status,
		"astronaut.request_id": requestId,
	});
	if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
}

/** Answers a request within a span that continues the caller's trace. */
export const inServerSpan = <T>(headers: object, work: (span: Span) => Promise<T>): Promise<T> =>
	inSpan("request", SpanKind.SERVER, propagation.extract(context.active(), headers), work);

/** Calls a host within a span, and adds the header that continues the trace there to `headers`. */
export const inClientSpan = <T>(
	{ method, host }: { method: string; host: string },
	headers: Record<string, string>,
	work: (span: Span) => Promise<T>,
): Promise<T> =>
	inSpan(`${method} ${host}`, SpanKind.CLIENT, context.active(), (span) => {
		propagation.inject(context.active(), headers);
		span.setAttributes({ "http.request.method": method, "server.address": host });
		return work(span);
	});

/** The current trace, for a log line; nothing without tracing. */
export function traceFields(): { trace?: string } {
	const traceId = trace.getActiveSpan()?.spanContext().traceId;
	return traceId ? { trace: traceId } : {};
}
