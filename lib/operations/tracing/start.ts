import { context, propagation, trace } from "@opentelemetry/api";
import { AsyncLocalStorageContextManager } from "@opentelemetry/context-async-hooks";
import { W3CTraceContextPropagator } from "@opentelemetry/core";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { detectResources, envDetector, resourceFromAttributes } from "@opentelemetry/resources";
import {
	AlwaysOffSampler,
	AlwaysOnSampler,
	BatchSpanProcessor,
	ParentBasedSampler,
	type ReadableSpan,
	type SpanExporter,
	TraceIdRatioBasedSampler,
	TracerProvider,
} from "@opentelemetry/sdk-trace";
import { type RouteOf, redacted } from "./redact";

/** Which traces are recorded, by the standard variables' names. */
export interface Sampling {
	sampler: string;
	/** Share of the traces, 0 to 1, for the samplers by ratio. */
	ratio: number;
}

function samplerOf({ sampler, ratio }: Sampling) {
	const root = sampler.endsWith("off")
		? new AlwaysOffSampler()
		: sampler.endsWith("ratio")
			? new TraceIdRatioBasedSampler(ratio)
			: new AlwaysOnSampler();
	return sampler.startsWith("parentbased") ? new ParentBasedSampler({ root }) : root;
}

/** The same exporter, but without personal data in spans. */
const redacting = (exporter: SpanExporter, routeOf: RouteOf): SpanExporter => ({
	export: (spans: ReadableSpan[], done) =>
		exporter.export(
			spans.map((span) => redacted(span, routeOf)),
			done,
		),
	shutdown: () => exporter.shutdown(),
});

/** Time limit for sending the last spans at the end, in milliseconds. */
const LAST_MS = 2_000;

/**
 * Records traces of this process and sends them to the collector of the standard `OTEL_*` variables. Import this module
 * only if needed: the SDK takes a tenth of a second to load. Returns the function that sends the last spans.
 */
export function startTracing(service: string, sampling: Sampling, routeOf: RouteOf): () => Promise<void> {
	const exporter = redacting(new OTLPTraceExporter(), routeOf);
	const own = resourceFromAttributes({ "service.name": service });
	const provider = new TracerProvider({
		resource: own.merge(detectResources({ detectors: [envDetector] })),
		sampler: samplerOf(sampling),
		spanProcessors: [new BatchSpanProcessor({ exporter })],
	});
	trace.setGlobalTracerProvider(provider);
	context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
	propagation.setGlobalPropagator(new W3CTraceContextPropagator());
	return async () => {
		const late = new Promise<void>((resolve) => void setTimeout(resolve, LAST_MS).unref());
		await Promise.race([provider.shutdown().catch(() => undefined), late]);
	};
}
