import type { ReplacedPicture } from "@/lib/server/pictures";

interface Props {
	picture: ReplacedPicture;
	label: string;
}

/** A file that replaces a scene's drawing. */
export const ScenePicture = ({ picture: { src, srcSet, width, height }, label }: Props) => (
	<img
		src={src}
		srcSet={srcSet}
		sizes="(min-width: 48rem) 36rem, 100vw"
		width={width}
		height={height}
		alt={label}
		loading="lazy"
		decoding="async"
		className="h-auto w-full rounded-3xl"
	/>
);
